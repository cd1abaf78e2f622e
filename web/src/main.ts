import { mount } from "svelte";
import App from "./App.svelte";
import { speak } from "./text/i18n.svelte";
import { openOffline } from "./offline/register";
import { showTheme } from "./device/preferences.svelte";
import { startRouter } from "./device/router.svelte";
import "./styles/tokens.css";
import "./styles/fonts.css";
import "./styles/materials.css";
import "./styles/base.css";
import "./styles/controls.css";

showTheme();
startRouter();
await speak();
mount(App, { target: document.getElementById("app")! });
openOffline();
