import { mount } from "svelte";
import App from "./App.svelte";
import "./theme.css";
import "./page.css";
import { listen } from "./shell/router.svelte";
import { showTheme } from "./shell/theme.svelte";
import { begin } from "./words";

showTheme();
listen();
await begin();
mount(App, { target: document.getElementById("page")! });
