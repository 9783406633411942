// The import rules. The comment of a broken rule is printed: read it, then look for the room that the code belongs in.
const room = (name) => `^${name}/`;
const others = (...names) => `^(${names.join('|')})/`;

/** Everything that runs in production: the sources of every room and what the server loads. */
const PRODUCTION = '^(contract|scanner|answers|documents|server)/(src|seed)/|^web/(app/|handler\\.ts$)';
const TEST_CODE =
  '\\.test\\.tsx?$|^(contract|scanner|answers|documents|server|web)/(test|bench|fixtures)/|^(test|e2e)/';

/**
 * One rule for each folder below `root`: it may import itself and the folders it lists, types included.
 * @param {{ root: string, name: (folder: string) => string, comment: string, open?: string, rows: [string, string[]][] }} walls
 *   `open` matches what every folder below `root` may import in addition.
 */
const walls = ({ root, name, comment, open, rows }) =>
  rows.map(([folder, allowed]) => ({
    name: name(folder),
    comment: `${comment} ${folder}/ may import: ${[folder, ...allowed].join(', ')}.`,
    severity: 'error',
    from: { path: `^${root}/${folder}/`, pathNot: '\\.test\\.ts$' },
    to: {
      path: `^${root}/`,
      pathNot: [`^${root}/(${[folder, ...allowed].join('|')})/`, ...(open ? [open] : [])],
    },
  }));

const FOUNDATION = ['errors', 'settings', 'logging', 'metrics'];
const BELOW_FEATURES = [...FOUNDATION, 'db', 'limits', 'jobs', 'mail'];

/**
 * The features of the server, each with the features it may import. A feature is listed after the ones it imports,
 * which rules out circles. A feature that is not listed may import no other feature.
 * @type {[string, string[]][]}
 */
export const FEATURES = [
  ['admin', []],
  ['assistants', []],
  ['blog', []],
  ['course', []],
  ['funnel', []],
  ['newsletter', []],
  ['pictures', []],
  ['scans', ['funnel']],
  ['whitepaper', []],
  ['site-files', ['blog']],
  ['mail-preferences', ['course']],
  ['clients', ['funnel', 'scans']],
  ['contact', ['clients']],
  ['inbox', ['clients']],
  ['checkout', ['clients', 'course', 'funnel']],
  ['personal-data', ['checkout', 'funnel']],
  ['leads', ['assistants', 'clients', 'course', 'funnel', 'personal-data', 'scans']],
  ['prospects', ['clients', 'leads', 'scans']],
  ['reports', ['assistants', 'clients', 'leads', 'scans']],
  ['campaigns', ['clients', 'course', 'funnel', 'leads', 'scans']],
  ['retention', ['admin', 'blog', 'checkout', 'funnel']],
];
const FEATURE_NAMES = FEATURES.map(([feature]) => feature).join('|');

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'contract-imports-nothing-of-ours',
      comment: 'The contract is what both sides promise. It knows nobody: move the code, or pass the value in.',
      severity: 'error',
      from: { path: room('contract') },
      to: { path: others('scanner', 'answers', 'documents', 'server', 'web', 'e2e') },
    },
    {
      name: 'scanner-imports-contract-alone',
      comment: 'The scanner turns a website into a report. It knows nothing of leads, campaigns, databases or pages.',
      severity: 'error',
      from: { path: room('scanner') },
      to: { path: others('answers', 'documents', 'server', 'web', 'e2e') },
    },
    {
      name: 'answers-import-contract-and-scanner',
      comment: 'This room asks assistants and reads what they say. It knows nothing of leads, databases or pages.',
      severity: 'error',
      from: { path: room('answers') },
      to: { path: others('documents', 'server', 'web', 'e2e') },
    },
    {
      name: 'answers-use-the-readers-of-the-scanner',
      comment: 'What another room may use of the scanner is exported by scanner/src/readers.ts. Add it there.',
      severity: 'error',
      from: { path: room('answers') },
      to: { path: room('scanner'), pathNot: '^scanner/src/readers\\.ts$' },
    },
    {
      name: 'only-ask-reaches-the-network',
      comment:
        'Questions, readings and figures are pure functions: no sockets, files, clock or environment outside ask/.',
      severity: 'error',
      from: { path: '^answers/src/(questions|read|tally)/', pathNot: '\\.test\\.ts$' },
      to: {
        path: '^(openai|undici|(node:)?(net|tls|http|https|http2|dns|dns/promises|fs|fs/promises|child_process|worker_threads|process))$|^node_modules/(openai|@anthropic-ai|undici)/',
      },
    },
    ...walls({
      root: 'answers/src',
      name: (stage) => `answers-${stage}-imports-only-earlier-stages`,
      comment: 'A question flows questions → ask → read → tally.',
      open: '^answers/src/[^/]+$',
      rows: [
        ['questions', []],
        ['ask', ['questions']],
        ['read', ['questions']],
        ['tally', ['read']],
      ],
    }),
    {
      name: 'no-circles-in-answers',
      comment: 'The stages of an answer run in one direction. A type that two files need is a leaf of its own.',
      severity: 'error',
      from: { path: '^answers/src/' },
      to: { circular: true },
    },
    {
      name: 'documents-import-contract-alone',
      comment: 'Documents get data and give bytes or text. They fetch nothing and know no other room.',
      severity: 'error',
      from: { path: room('documents') },
      to: { path: others('scanner', 'answers', 'server', 'web', 'e2e') },
    },
    {
      name: 'server-imports-contract-scanner-and-answers',
      comment:
        "The server loads the built page handler by path at start; it never imports the web's or the documents' source.",
      severity: 'error',
      from: { path: room('server') },
      to: { path: others('documents', 'web', 'e2e') },
    },
    {
      name: 'web-imports-contract',
      comment:
        'Pages talk to the server through its calls. Only handler.ts, which is built for the server, may import documents.',
      severity: 'error',
      from: { path: room('web'), pathNot: '^web/handler\\.ts$' },
      to: { path: others('documents', 'scanner', 'answers', 'server', 'e2e') },
    },
    {
      name: 'web-handler-imports-documents-alone',
      comment: 'The one built file the server loads joins the pages and the documents, and nothing else.',
      severity: 'error',
      from: { path: '^web/handler\\.ts$' },
      to: { path: others('scanner', 'answers', 'server', 'e2e') },
    },
    {
      name: 'journeys-see-the-product-from-outside',
      comment: 'A journey starts the product and talks to it as a visitor does.',
      severity: 'error',
      from: { path: room('e2e') },
      to: { path: others('scanner', 'answers', 'documents', 'server', 'web') },
    },
    {
      name: 'only-collect-reaches-the-network',
      comment:
        'Judging is a pure function of saved artifacts: no sockets, files, clock or environment outside collect/.',
      severity: 'error',
      from: { path: '^scanner/src/(read|lexicon|understand|fix|check|report)/', pathNot: '\\.test\\.ts$' },
      to: {
        path: '^(undici|(node:)?(net|tls|http|https|http2|dgram|dns|dns/promises|fs|fs/promises|child_process|worker_threads|process))$|^node_modules/undici/',
      },
    },
    {
      name: 'only-the-gazetteer-loads-on-demand',
      comment:
        'The towns of a country are a file of the program that is loaded when they are first needed. Everything else is imported.',
      severity: 'error',
      from: {
        path: '^scanner/src/(read|lexicon|understand|fix|check|report)/',
        pathNot: '\\.test\\.ts$|^scanner/src/lexicon/gazetteer/gazetteer\\.ts$',
      },
      to: { path: '^(node:)?module$' },
    },
    ...walls({
      root: 'scanner/src',
      name: (stage) => `${stage}-imports-only-earlier-stages`,
      comment: 'A scan flows collect → read → understand → check → fix → report.',
      open: '^scanner/src/[^/]+$',
      rows: [
        ['lexicon', []],
        ['read', ['lexicon']],
        ['collect', ['lexicon', 'read']],
        ['understand', ['lexicon', 'read']],
        ['fix', ['lexicon', 'read', 'understand']],
        ['check', ['lexicon', 'read', 'understand', 'fix']],
        ['report', ['lexicon', 'read', 'understand', 'check']],
      ],
    }),
    {
      name: 'no-circles-in-the-scanner',
      comment: 'The stages of a scan run in one direction. A type that two files need is a leaf of its own.',
      severity: 'error',
      from: { path: '^scanner/src/' },
      to: { circular: true },
    },
    {
      name: 'pages-of-web-stay-in-their-feature',
      comment:
        'Features do not import each other. What two of them need is a primitive (components/) or belongs to one of them.',
      severity: 'error',
      from: { path: '^web/app/features/([^/]+)/' },
      to: { path: '^web/app/features/([^/]+)/', pathNot: '^web/app/features/$1/' },
    },
    ...walls({
      root: 'server/src',
      name: (layer) => `${layer}-imports-only-lower-layers`,
      comment: 'The layers of the server: db ← mail, jobs ← features ← http ← start, commands and main.',
      rows: [
        ...FOUNDATION.map((layer) => /** @type {[string, string[]]} */ ([layer, []])),
        ['db', FOUNDATION],
        ['limits', [...FOUNDATION, 'db']],
        ['jobs', [...FOUNDATION, 'db']],
        ['mail', [...FOUNDATION, 'db', 'jobs']],
        ['features', BELOW_FEATURES],
        ['http', [...BELOW_FEATURES, 'features']],
        ['start', [...BELOW_FEATURES, 'features', 'http']],
        ['commands', [...BELOW_FEATURES, 'features', 'start']],
        ['dev', [...BELOW_FEATURES, 'http', 'start']],
      ],
    }),
    ...walls({
      root: 'server/src/features',
      name: (feature) => `${feature}-imports-only-the-features-it-names`,
      comment: 'What two features need goes to the one that the other stands on, or below both.',
      open: '^server/src/features/[^/]+$',
      rows: FEATURES,
    }),
    {
      name: 'features-are-listed',
      comment: 'A feature that imports another is listed above, after the features it imports.',
      severity: 'error',
      from: { path: '^server/src/features/[^/]+/', pathNot: `^server/src/features/(${FEATURE_NAMES})/|\\.test\\.ts$` },
      to: { path: `^server/src/features/(${FEATURE_NAMES})/` },
    },
    {
      name: 'shared-feature-files-import-no-feature',
      comment: 'A file beside the features is for all of them.',
      severity: 'error',
      from: { path: '^server/src/features/[^/]+$', pathNot: '\\.test\\.ts$' },
      to: { path: '^server/src/features/[^/]+/' },
    },
    {
      name: 'no-circles-in-the-server',
      comment: 'A type that two files need from each other is a leaf of its own.',
      severity: 'error',
      from: { path: '^server/src/' },
      to: { circular: true },
    },
    {
      name: 'features-know-no-transport',
      comment: 'A verb is called by routes, jobs, commands and tests alike. What is about HTTP belongs to http/.',
      severity: 'error',
      from: { path: '^server/src/(db|jobs|mail|limits|errors|features)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^hono($|/)|^@hono/|^(node:)?https?$|node_modules/(hono|@hono)/' },
    },
    {
      name: 'production-imports-no-test-code',
      comment: "What only tests use is in the room's test/ folder or in a test. Production code imports neither.",
      severity: 'error',
      from: { path: PRODUCTION, pathNot: TEST_CODE },
      to: { path: TEST_CODE },
    },
    {
      name: 'production-uses-no-dev-dependency',
      comment: 'Whatever runs in production is a dependency in the package.json of its room.',
      severity: 'error',
      // Only the build reads the list of routes.
      from: { path: PRODUCTION, pathNot: `${TEST_CODE}|^web/app/routes\\.ts$` },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only', 'npm'] },
    },
    {
      name: 'no-circles',
      comment: 'Two files that need each other are one idea, or hide a third.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'everything-resolves',
      comment: 'An import that cannot be followed cannot be guarded.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(virtual:|\\+types|\\./\\+types)|^#|\\?' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(build|\\.react-router|fixtures/sites|\\+types)/' },
    tsPreCompilationDeps: true,
    parser: 'swc',
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  },
};
