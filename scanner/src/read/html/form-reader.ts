import type { FormSummary, Region } from './document.ts';
import type { Attributes } from './page-elements.ts';

const MAX_FORMS = 1000;
const MAX_FIELDS = 10_000;
const NOT_FILLED_IN: ReadonlySet<string> = new Set(['hidden', 'submit', 'button', 'image', 'reset']);

type ReadForm = { action: string; fields: { id: string; labelled: boolean }[]; hasPassword: boolean };

/** The state where a form began, so that its content can be separated. */
export type FormStart = { outer: Region; block: number; heading: number; link: number };

/** Collects forms, their fields and their labels. */
export class FormReader {
  readonly #forms: ReadForm[] = [];
  readonly #labelledIds = new Set<string>();
  #open: { form: ReadForm; start: FormStart; structural: boolean } | null = null;
  #labelDepth = 0;

  openForm(attributes: Attributes, start: FormStart): void {
    const form = { action: attributes.action ?? '', fields: [], hasPassword: false };
    if (this.#forms.length < MAX_FORMS) this.#forms.push(form);
    this.#open = { form, start, structural: false };
  }

  /** Called for a heading or landmark inside: the form is wrapped around a page, as some server frameworks do. */
  wrapsPage(): void {
    if (this.#open) this.#open.structural = true;
  }

  /** Returns the start of a form that wraps a page; null for an ordinary form, or if none is open. */
  closeForm(): FormStart | null {
    const open = this.#open;
    this.#open = null;
    return open?.structural ? open.start : null;
  }

  openLabel(attributes: Attributes): void {
    this.#labelDepth += 1;
    if (attributes.for) this.#labelledIds.add(attributes.for);
  }

  closeLabel(): void {
    if (this.#labelDepth > 0) this.#labelDepth -= 1;
  }

  addField(attributes: Attributes): void {
    const form = this.#open?.form;
    const type = (attributes.type ?? '').toLowerCase();
    if (!form || NOT_FILLED_IN.has(type) || form.fields.length >= MAX_FIELDS) return;
    if (type === 'password') form.hasPassword = true;
    const named = attributes['aria-label'] || attributes['aria-labelledby'] || attributes.title;
    form.fields.push({ id: attributes.id ?? '', labelled: this.#labelDepth > 0 || Boolean(named) });
  }

  summaries(): FormSummary[] {
    return this.#forms.map(({ action, fields, hasPassword }) => ({
      action,
      fields: fields.length,
      labelledFields: fields.filter(({ id, labelled }) => labelled || (id !== '' && this.#labelledIds.has(id))).length,
      hasPassword,
    }));
  }
}
