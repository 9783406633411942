import type { Region } from './document.ts';

export type Attributes = Readonly<Record<string, string>>;

/**
 * Elements without an end tag (html.spec.whatwg.org "void elements", and the obsolete ones that htmlparser2 treats the
 * same way).
 */
export const VOID_ELEMENTS: ReadonlySet<string> = new Set(
  'area base basefont br col command embed frame hr img input isindex keygen link meta param source track wbr'.split(
    ' ',
  ),
);

/** Elements that start a new run of text in the rendered page. */
export const BLOCK_ELEMENTS: ReadonlySet<string> = new Set(
  (
    'address article aside blockquote body button caption center dd details dialog dir div dl dt fieldset figcaption ' +
    'figure footer form frameset h1 h2 h3 h4 h5 h6 head header hgroup html legend li main menu nav ol optgroup option ' +
    'p pre search section select summary table tbody td textarea tfoot th thead tr ul'
  ).split(' '),
);

/** Never rendered as text, whatever they contain. */
export const DROPPED_ELEMENTS: ReadonlySet<string> = new Set(
  'script style template noscript svg iframe noembed noframes math canvas'.split(' '),
);

/** Show one option at a time: a list of states to choose from is not a statement of the page. */
export const CHOICE_ELEMENTS: ReadonlySet<string> = new Set(['select', 'datalist']);

/** Elements that show that a form is wrapped around the whole page, as some server frameworks do. */
export const PAGE_SKELETON: ReadonlySet<string> = new Set('h1 main nav header footer article'.split(' '));

/** Ids of the elements that single-page apps fill by script. */
export const MOUNT_IDS: ReadonlySet<string> = new Set(
  'root app __next __nuxt ___gatsby svelte q-app react-root app-root react-app vue-app main-app ember-app'.split(' '),
);

/** Landmark roles that are equivalent to an element (w3.org/TR/html-aria). */
const REGION_ROLES: Readonly<Record<string, Region>> = {
  navigation: 'nav',
  banner: 'header',
  contentinfo: 'footer',
  complementary: 'aside',
};

/** The region that an element opens, or null if it stays in the surrounding region. */
export function regionOf(name: string, role: string | undefined, insideArticle: boolean): Region | null {
  switch (name) {
    case 'main':
    case 'nav':
    case 'aside':
    case 'form':
      return name;
    case 'header':
    case 'footer':
      // Inside an article, they are the header or footer of that article, not of the page (html.spec.whatwg.org, "the
      // header element").
      return insideArticle ? null : name;
  }
  if (role === undefined) return null;
  return role === 'main' ? 'main' : (REGION_ROLES[role] ?? null);
}

const DISPLAY_NONE = /(?:^|;)\s*display\s*:\s*none\b/i;

/** True for a dialog over the page, such as a cookie banner: while hidden, it is never part of the page's text. */
export function isDialog(name: string, attributes: Attributes): boolean {
  return name === 'dialog' || /^(?:alert)?dialog$/i.test(attributes.role ?? '') || attributes['aria-modal'] === 'true';
}

/**
 * Icon fonts whose ligatures turn a word into a picture: visitors see a check mark instead of `done`
 * (https://developers.google.com/fonts/docs/material_icons).
 */
const ICON_FONT = /(?:^|\s)material-(?:icons|symbols)(?![a-z])/i;

/** True for an element whose text is the name of a picture. */
export function isIcon(attributes: Attributes): boolean {
  return attributes.class !== undefined && ICON_FONT.test(attributes.class);
}

/** Hidden by the attribute or by an inline style. Stylesheets are not read. */
export function isHidden(attributes: Attributes): boolean {
  if (attributes.hidden !== undefined) return true;
  const style = attributes.style;
  return style !== undefined && style.length > 10 && DISPLAY_NONE.test(style);
}
