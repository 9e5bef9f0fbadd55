/* The shell of the page for devices without a network. It keeps what never changes (/assets) and the page
   itself; what the server tells (/api) is never kept, so no view of a table ever lies here. */
const KEPT = "dwarrow-shell-1";
const MOST = 150;
const PATIENCE = 4000;

self.addEventListener("install", (event) => {
    event.waitUntil(caches.open(KEPT).then((kept) => kept.add("/")));
    self.skipWaiting();
});

self.addEventListener("activate", (event) => {
    const forget = async () => {
        for (const name of await caches.keys()) if (name !== KEPT) await caches.delete(name);
        await self.clients.claim();
    };
    event.waitUntil(forget());
});

/** The page says what it was made of, since most of it came before this worker. */
self.addEventListener("message", (event) => {
    const keep = async () => {
        const kept = await caches.open(KEPT);
        for (const path of event.data.keep ?? [])
            if (isAsset(path) && !(await kept.match(path))) await kept.add(path).catch(() => undefined);
        const requests = await kept.keys();
        for (const old of requests.slice(0, Math.max(0, requests.length - MOST)))
            if (new URL(old.url).pathname !== "/") await kept.delete(old);
    };
    event.waitUntil(keep());
});

const isAsset = (path) => path.startsWith("/assets/") || path === "/icon.svg";

async function asset(request) {
    const kept = await caches.open(KEPT);
    const found = await kept.match(request);
    if (found) return found;
    const answer = await fetch(request);
    if (answer.ok) await kept.put(request, answer.clone());
    return answer;
}

/** The page is the same whatever the path; the newest, or the one at hand. */
async function page(request) {
    const kept = await caches.open(KEPT);
    const late = new Promise((_, refuse) => setTimeout(refuse, PATIENCE));
    try {
        const answer = await Promise.race([fetch(request), late]);
        if (answer.ok) await kept.put("/", answer.clone());
        return answer;
    } catch {
        return (await kept.match("/")) ?? Response.error();
    }
}

self.addEventListener("fetch", (event) => {
    const { request } = event;
    const { origin, pathname } = new URL(request.url);
    if (request.method !== "GET" || origin !== location.origin || pathname.startsWith("/api/")) return;
    if (isAsset(pathname)) event.respondWith(asset(request));
    else if (request.mode === "navigate") event.respondWith(page(request));
});

self.addEventListener("notificationclick", (event) => {
    event.notification.close();
    const show = async () => {
        const [open] = await self.clients.matchAll({ type: "window" });
        return open ? open.focus() : self.clients.openWindow("/");
    };
    event.waitUntil(show());
});
