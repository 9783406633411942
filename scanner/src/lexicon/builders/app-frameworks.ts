/** A framework for sites that scripts build in the browser, and how its developers send finished pages instead. */
export type AppFramework = {
  name: string;
  /** Ids of the element that its starter projects fill, or the name of that element. */
  mounts: readonly string[];
  /** Script that only this framework loads, for those that fill the whole body. */
  script?: RegExp;
  /** What to do, in the words of the documentation at `source`. */
  prerendering: string;
  source: string;
};

/** Read on 27 November 2026. */
export const APP_FRAMEWORKS: readonly AppFramework[] = [
  {
    name: 'React',
    mounts: ['root', 'react-root', 'react-app'],
    prerendering: 'use React Router as a framework and set "prerender: true" in react-router.config.ts',
    source: 'https://reactrouter.com/how-to/pre-rendering',
  },
  {
    name: 'Vue',
    mounts: ['app', 'vue-app'],
    prerendering: 'build every route as a file of its own with vite-ssg, or move the pages to Nuxt',
    source: 'https://github.com/antfu-collective/vite-ssg',
  },
  {
    name: 'Angular',
    mounts: ['app-root'],
    prerendering: 'run "ng add @angular/ssr" and switch on prerendering for the build',
    source: 'https://angular.dev/guide/prerendering',
  },
  {
    name: 'Nuxt',
    mounts: ['__nuxt'],
    prerendering: 'remove "ssr: false" and run "npx nuxt generate"',
    source: 'https://nuxt.com/docs/getting-started/prerendering',
  },
  {
    name: 'Flutter',
    mounts: [],
    script: /(?:^|\/)(?:flutter(?:_bootstrap)?|main\.dart)\.js(?:\?|$)/,
    prerendering:
      'Flutter is not suitable for pages of text, says its documentation. Make the home page and the other public pages in HTML, and link to the app from there',
    source: 'https://docs.flutter.dev/platform-integration/web/faq',
  },
];
