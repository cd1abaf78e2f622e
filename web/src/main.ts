import { mount } from "svelte";
import App from "./App.svelte";
import { GAMES } from "./games/registry";
import { need, speak } from "./lib/i18n.svelte";
import { showTheme } from "./lib/preferences.svelte";
import { startRouter } from "./lib/router.svelte";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/controls.css";

showTheme();
startRouter();
await need(...Object.values(GAMES).flatMap((game) => game.texts));
await speak();
mount(App, { target: document.getElementById("app")! });
