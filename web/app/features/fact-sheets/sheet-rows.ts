import { SHEET_FIELD_IDS, SHEET_FIELDS, SHEET_GROUPS, type SheetFacts, type SheetFieldId } from '@named-first/contract';

export type SheetGroup = { name: (typeof SHEET_GROUPS)[number]; fields: SheetFieldId[] };

/** The fields of a fact sheet by group, in order. */
export const SHEET_ROWS: readonly SheetGroup[] = SHEET_GROUPS.map((name) => ({
  name,
  fields: SHEET_FIELD_IDS.filter((id) => SHEET_FIELDS[id].group === name),
}));

/** Converts a form to facts: the lines of a field's text become its values. */
export function factsOfForm(form: FormData): SheetFacts {
  const facts: SheetFacts = {};
  for (const id of SHEET_FIELD_IDS) {
    const lines = String(form.get(id) ?? '')
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '');
    if (lines.length > 0) facts[id] = lines;
  }
  return facts;
}

/** The field that a refusal of the server is about: its message starts with the field's label. */
export function fieldOfRefusal(message: string): { field: SheetFieldId; words: string } | null {
  const field = SHEET_FIELD_IDS.find((id) => message.startsWith(`${SHEET_FIELDS[id].label}: `));
  return field ? { field, words: message.slice(SHEET_FIELDS[field].label.length + 2) } : null;
}
