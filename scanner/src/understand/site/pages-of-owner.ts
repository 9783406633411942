import { foldText } from '../../lexicon/word-pattern.ts';
import type { PageFacts } from '../page-facts.ts';
import { isPrivacyPage, isTermsPage } from './legal-pages.ts';

/** Whole segments of paths for signing in and for running the site, in the languages that the scan reads. */
const SIGN_IN =
  /(?:^|\/)(?:(?:wp-?)?admin(?:istra\w{2,8})?|log-?in|sign-?in|connexion|einloggen|inloggen|accedi|acesso|acceso|iniciar-sesion|entrar|painel|panel|dashboard|tableau-de-bord|intranet|back-?office|cms|cadastr\w{1,6})(?:[/.]|$)/;
/** First words of segments for editing the site and for thanks after a form: `/criar-artigo.html`, `/thank-you`. */
const EDIT_OR_THANKS =
  /(?:^|\/)(?:criar|crear|creer|create|erstellen|anlegen|aanmaken|editar|edit|editer|editor|redaction|modifica|modificar|modifier|bearbeiten|bewerken|admin|thank-?you|thanks|danke|vielen-dank|merci|gracias|grazie|obrigad[oa]|bedankt)(?:[/._-]|$)/;

/** Whole segments of paths for people who look for a job. `/career-coaching` and `/jobs-we-do` may be for customers. */
const JOBS =
  /(?:^|\/)(?:jobs?|careers?|vacancies|hiring|we-are-hiring|join-(?:us|our-team|the-team)|karriere|(?:offene-)?stellen(?:angebote?|anzeigen?|markt)?|(?:offres?-d-?)?emplois?|recrutement|carrieres?|nous-rejoindre|rejoignez-nous|empleos?|bolsa-de-(?:trabajo|empleo)|trabaja-con-nosotros|lavora-con-noi|posizioni-aperte|vacatures?|werken-bij(?:-[\w-]{1,40})?|trabalhe-conosco|recrutamento|vagas|carreiras)(?:[/.]|$)/;

/**
 * True for a page that no customer looks for: it is for staff or applicants, thanks for a message, or holds terms of
 * use. Whether search engines list it makes no difference.
 */
export function isNotForCustomers(page: PageFacts): boolean {
  if (page.role === 'home') return false;
  return hasStaffPath(page) || isForApplicants(page) || isPrivacyPage(page) || isTermsPage(page);
}

/**
 * True for a page whose words are not about the business: working times and places in an advertisement for a job are
 * not its hours and address. A path alone does not make a page one for the owner, such as `/panel.html` of a firm that
 * builds control panels: it must also ask for a password or be closed to search engines.
 */
export function isForStaff(page: PageFacts): boolean {
  return isForApplicants(page) || (page.role !== 'home' && hasStaffPath(page) && isClosed(page));
}

/** True for a page about jobs at the business. */
export function isForApplicants({ role, path }: PageFacts): boolean {
  return role !== 'home' && JOBS.test(foldText(path));
}

function hasStaffPath({ path: written }: PageFacts): boolean {
  const path = foldText(written);
  return SIGN_IN.test(path) || EDIT_OR_THANKS.test(path);
}

function isClosed({ document: { forms, metas } }: PageFacts): boolean {
  return (
    forms.some(({ hasPassword }) => hasPassword) ||
    metas.some(({ name, content }) => name === 'robots' && /\bnoindex\b/i.test(content))
  );
}
