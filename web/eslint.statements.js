import { readFileSync } from "node:fs";

const BOOK = JSON.parse(readFileSync(new URL("src/wire/rules/en.json", import.meta.url), "utf8"));

/** A minor calamity is a statement by its name, which means the card. */
const STATEMENTS = new Set(Object.keys(BOOK).filter((id) => /\d/.test(id)));

/** In an attribute such as `stroke-width="1.5"` a number is a number. */
const NUMBER = /^[\d.]+$/;

/** Which statement holds is for the engine to say, in questions, events and facts. */
const noStatements = {
  meta: {
    type: "problem",
    schema: [],
    messages: { known: "{{id}} is a statement: have the engine name it" },
  },
  create(context) {
    function check(node, id) {
      if (STATEMENTS.has(id)) context.report({ node, messageId: "known", data: { id } });
    }
    return {
      Literal(node) {
        if (typeof node.value === "string") check(node, node.value);
      },
      TemplateElement(node) {
        check(node, node.value.cooked);
      },
      SvelteLiteral(node) {
        const attribute = node.parent.key?.name;
        if (attribute === "rule" || !NUMBER.test(node.value)) check(node, node.value);
      },
    };
  },
};

export const statements = {
  files: ["src/**"],
  ignores: ["src/locales/**"],
  plugins: { ecumene: { rules: { "no-statements": noStatements } } },
  rules: { "ecumene/no-statements": "error" },
};
