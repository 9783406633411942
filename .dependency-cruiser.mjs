// Who may import whom. Each rule's comment is printed when the rule breaks: read it, then look for the room the code belongs in.
const room = (name) => `^${name}/`;
const others = (...names) => `^(${names.join('|')})/`;

/**
 * One rule for each stage: it may import itself, what stands at the top of `root`, and the stages it names.
 * @param {string} root
 * @param {[string, string[]][]} rows
 */
const stages = (root, rows) =>
  rows.map(([stage, allowed]) => ({
    name: `${stage}-imports-only-earlier-stages`,
    comment: `A scan flows collect → read → understand → check → fix → report. ${stage}/ may import: ${[stage, ...allowed].join(', ')}.`,
    severity: 'error',
    from: { path: `^${root}/${stage}/`, pathNot: '\\.test\\.ts$' },
    to: { path: `^${root}/[^/]+/`, pathNot: `^${root}/(${[stage, ...allowed].join('|')})/` },
  }));

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'contract-imports-nothing-of-ours',
      comment: 'The contract is what both sides promise. It knows nobody: move the code, or pass the value in.',
      severity: 'error',
      from: { path: room('contract') },
      to: { path: others('scanner', 'documents', 'server', 'web', 'e2e') },
    },
    {
      name: 'scanner-imports-contract-alone',
      comment: 'The scanner turns a website into a report. It knows nothing of leads, campaigns, databases or pages.',
      severity: 'error',
      from: { path: room('scanner') },
      to: { path: others('documents', 'server', 'web', 'e2e') },
    },
    {
      name: 'documents-import-contract-alone',
      comment: 'Documents get data and give bytes or text. They fetch nothing and know no other room.',
      severity: 'error',
      from: { path: room('documents') },
      to: { path: others('scanner', 'server', 'web', 'e2e') },
    },
    {
      name: 'server-imports-contract-and-scanner',
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
      to: { path: others('documents', 'scanner', 'server', 'e2e') },
    },
    {
      name: 'web-handler-imports-documents-alone',
      comment: 'The one built file the server loads joins the pages and the documents, and nothing else.',
      severity: 'error',
      from: { path: '^web/handler\\.ts$' },
      to: { path: others('scanner', 'server', 'e2e') },
    },
    {
      name: 'journeys-see-the-product-from-outside',
      comment: 'A journey starts the product and talks to it as a visitor does.',
      severity: 'error',
      from: { path: room('e2e') },
      to: { path: others('scanner', 'documents', 'server', 'web') },
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
    ...stages('scanner/src', [
      ['lexicon', []],
      ['read', ['lexicon']],
      ['collect', ['lexicon', 'read']],
      ['understand', ['lexicon', 'read']],
      ['fix', ['lexicon', 'read', 'understand']],
      ['check', ['lexicon', 'read', 'understand', 'fix']],
      ['report', ['lexicon', 'read', 'understand', 'check']],
    ]),
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
    {
      name: 'database-imports-nothing-above-it',
      comment: 'Tables know no features. A verb reads and writes them, never the other way.',
      severity: 'error',
      from: { path: '^server/src/db/', pathNot: '\\.test\\.ts$' },
      to: { path: '^server/src/(features|http|jobs|mail|pages)/' },
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
    exclude: { path: '(^|/)(node_modules|build|\\.react-router|fixtures/sites|\\+types)/' },
    tsPreCompilationDeps: true,
    parser: 'swc',
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  },
};
