import { mount } from "svelte";
import App from "./App.svelte";
import "./theme.css";
import "./page.css";
import { install } from "./shell/installed";
import { here, listen } from "./shell/router.svelte";
import { reachOf, SCREENS } from "./shell/screens";
import { showTheme } from "./shell/theme.svelte";
import { begin } from "./words";

showTheme();
listen();
void SCREENS[here().screen]().catch(() => undefined); // it comes along with the words
await begin(reachOf(here()));
mount(App, { target: document.getElementById("page")! });
install();
