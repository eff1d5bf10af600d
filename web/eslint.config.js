import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";

import svelteConfig from "./svelte.config.js";

export default ts.config(
    js.configs.recommended,
    ...ts.configs.strict,
    ...svelte.configs.recommended,
    {
        languageOptions: { globals: { ...globals.browser, ...globals.node } },
        rules: {
            "no-undef": "off", // TypeScript knows better
            eqeqeq: "error",
            "prefer-const": "off",
            "svelte/prefer-const": ["error", { excludedRunes: ["$props", "$derived", "$state"] }],
            "svelte/no-navigation-without-resolve": "off", // there is no SvelteKit here
            "svelte/button-has-type": "error",
            "svelte/prefer-svelte-reactivity": "off", // sets and maps that are replaced, never changed
            "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_" }],
        },
    },
    {
        files: ["**/*.svelte", "**/*.svelte.ts"],
        languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig } },
    },
    { ignores: ["node_modules/"] },
);
