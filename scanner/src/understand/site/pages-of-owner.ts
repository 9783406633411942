import { foldText } from '../../lexicon/word-pattern.ts';
import type { PageFacts } from '../page-facts.ts';
import { isPrivacyPage, isTermsPage } from './legal-pages.ts';

/** Whole segments of paths for signing in and for running the site, in the languages that the scan reads. */
const SIGN_IN =
  /(?:^|\/)(?:(?:wp-?)?admin(?:istra\w{2,8})?|log-?in|sign-?in|connexion|einloggen|inloggen|accedi|acesso|acceso|iniciar-sesion|entrar|painel|panel|dashboard|tableau-de-bord|intranet|back-?office|cms|cadastr\w{1,6})(?:[/.]|$)/;
/** First words of segments for editing the site and for thanks after a form: `/criar-artigo.html`, `/thank-you`. */
const EDIT_OR_THANKS =
  /(?:^|\/)(?:criar|crear|creer|create|erstellen|anlegen|aanmaken|editar|edit|editer|editor|modifica|modificar|modifier|bearbeiten|bewerken|admin|thank-?you|thanks|danke|vielen-dank|merci|gracias|grazie|obrigad[oa]|bedankt)(?:[/._-]|$)/;

/**
 * True for a page that no customer looks for: it is for the owner, thanks for a message, or holds terms of use. Whether
 * search engines list it makes no difference.
 */
export function isNotForCustomers(page: PageFacts): boolean {
  if (page.role === 'home') return false;
  const path = foldText(page.path);
  return SIGN_IN.test(path) || EDIT_OR_THANKS.test(path) || isPrivacyPage(page) || isTermsPage(page);
}
