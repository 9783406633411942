import { HtmlValidate } from 'html-validate';

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // React's own spelling. HTML parsers ignore case (HTML, 13.1.2.3 Attributes).
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    // React's useId begins with an underscore. An id may be any text without white space (HTML, 3.2.6).
    'valid-id': ['error', { relaxed: true }],
    // Checkboxes of one group share their name, which is how forms send lists.
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'button', 'reset', 'submit'] }],
    // The length of a bar is computed, so a class cannot contain it.
    'no-inline-style': ['error', { allowedProperties: ['transform'] }],
    // A bar made of two boxes can be animated by the compositor alone; <progress> cannot.
    'prefer-native-element': ['error', { exclude: ['progressbar'] }],
    // A class keeps numbers on one line. Non-breaking characters in them would break machine readers.
    'tel-non-breaking': 'off',
  },
});

/** The HTML errors of a page, one per line: `line:column rule: message`. Each exception above has its reason. */
export async function htmlFaults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results
    .flatMap(({ messages }) => messages)
    .map(({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`);
}
