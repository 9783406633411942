import { pathOf, SHEET_FIELD_IDS, type SheetFieldId } from '@named-first/contract';
import { data } from 'react-router';
import { callFor, readPost } from '../../api/form-post.server';
import type { FetchApi } from '../../api/in-process.server';
import { readError } from '../../api/transport';

/** What was typed into a form of the fact sheet, and why it was refused. */
export type SheetRefusal = {
  words: string;
  name: string;
  note: string;
  changes: Partial<Record<SheetFieldId, string>>;
};

const WROTE_CHANGES = 'You wrote what to change. Ask for these changes, or clear what you wrote before you sign.';

/**
 * Passes a client's form to the API.
 *
 * @throws a 400 response for an unknown form.
 */
export async function postSheetAnswer(request: Request, fetchApi: FetchApi, link: string) {
  const post = await readPost(request);
  const act = post.get('act');
  if (act !== 'sign' && act !== 'changes') throw data(null, { status: 400 });
  const typed = typedIn(post);
  if (act === 'sign' && (typed.note !== '' || Object.keys(typed.changes).length > 0)) {
    return { refusal: data<SheetRefusal>({ words: WROTE_CHANGES, ...typed }, { status: 400 }) };
  }
  const { name, changes, note } = typed;
  const answer =
    act === 'sign'
      ? await fetchApi(callFor(request, pathOf('signSheet', { link }), { name, correct: post.has('correct') }))
      : await fetchApi(callFor(request, pathOf('askForSheetChanges', { link }), { name, changes, note }));
  if (answer.ok) return { refusal: null };
  const { text } = await readError(answer);
  return { refusal: data<SheetRefusal>({ words: text, ...typed }, { status: answer.status }) };
}

function typedIn(post: URLSearchParams): Omit<SheetRefusal, 'words'> {
  const text = (name: string) => (post.get(name) ?? '').replaceAll('\r\n', '\n').trim();
  const changes = SHEET_FIELD_IDS.flatMap((id) => (text(`change-${id}`) ? [[id, text(`change-${id}`)]] : []));
  return { name: text('name'), note: text('note'), changes: Object.fromEntries(changes) };
}
