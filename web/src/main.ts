/** The client begins here. */

import { mount } from "svelte";

import App from "./app/App.svelte";
import { preferredLanguage, speech } from "./lib/i18n.svelte";
import { titleInfos, wordsOf } from "./lib/titles";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/controls.css";
import "./styles/game.css";

const language = preferredLanguage();
if (location.pathname === "/") {
  // What the first page shows is asked for while its words are still on their way.
  void titleInfos()
    .then((titles) => Promise.all(titles.map((title) => wordsOf(title.name, language))))
    .catch(() => undefined); // the page asks again and says what is wrong
}
await speech.speak(language);
const target = document.getElementById("app");
if (target !== null) mount(App, { target });
