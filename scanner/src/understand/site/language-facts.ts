export type LanguageFacts = {
  /** BCP 47 primary subtag from `lang` and a stop-word test; `en` if both agree or nothing contradicts. */
  language: string;
  isEnglish: boolean;
};
