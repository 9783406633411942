import { foldText } from '../../lexicon/word-pattern.ts';
import type { PageFacts } from '../page-facts.ts';
import { isPrivacyPage, isTermsPage } from './legal-pages.ts';

/** Paths for signing in, for editing the site, and for thanks after a form, in the languages that the scan reads. */
const OWNER_PATH =
  /(?:^|[/_-])(?:(?:wp-?)?admin(?:istra\w{2,8})?|log-?in|sign-?in|connexion|einloggen|inloggen|accedi|acesso|acceso|iniciar-sesion|entrar|painel|panel|dashboard|tableau-de-bord|intranet|back-?office|cms|cadastr\w{1,6}|criar|crear|creer|create|erstellen|anlegen|aanmaken|novo|nova|nuevo|nueva|nouveau|nouvelle|editar|edit|editer|editor|modifica|modificar|modifier|bearbeiten|bewerken|thank-?you|thanks|danke|vielen-dank|merci|gracias|grazie|obrigad[oa]|bedankt)(?:[/_.-]|$)/;

/**
 * True for a page that no customer looks for: it is for the owner, thanks for a message, or holds terms of use. Whether
 * search engines list it makes no difference.
 */
export function isNotForCustomers(page: PageFacts): boolean {
  if (page.role === 'home') return false;
  return OWNER_PATH.test(foldText(page.path)) || isPrivacyPage(page) || isTermsPage(page);
}
