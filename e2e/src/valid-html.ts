import { HtmlValidate } from 'html-validate';

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // React's own spelling. To the parser of a browser it is the same (HTML, 13.1.2.3 Attributes).
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    // React's useId begins with an underscore; an id may be any text without white space (HTML, 3.2.6).
    'valid-id': ['error', { relaxed: true }],
    // Boxes of one group share their name: that is how a list is sent.
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'button', 'reset', 'submit'] }],
    // The length of a bar is measured, so no class can hold it.
    'no-inline-style': ['error', { allowedProperties: ['transform'] }],
    // A bar made of two boxes can be moved by the compositor alone; <progress> cannot.
    'prefer-native-element': ['error', { exclude: ['progressbar'] }],
    // Numbers are kept on one line by a class; with other characters in them a machine could not read them.
    'tel-non-breaking': 'off',
  },
});

/** What is not valid in a page, one line a fault: `line:column rule: message`. Each exception above has its reason. */
export async function htmlFaults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results
    .flatMap(({ messages }) => messages)
    .map(({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`);
}
