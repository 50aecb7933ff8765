import type { Rolldown } from 'vite'

type Group = Rolldown.CodeSplittingGroup

const oneOf = (...patterns: readonly string[]) => new RegExp(patterns.join('|'))

/**
 * Libraries that change seldom, in a file that browsers keep over our releases; without what reads several things
 * at once or page after page, which no page of signing in does.
 */
const libraries = oneOf(
  'rolldown/runtime',
  'node_modules/(react|react-dom|scheduler|react-router|@tanstack/(query-core|react-query)|jotai|valibot)/(?!.*(queriesObserver|use(Suspense)?Queries|InfiniteQuery|infiniteQueryObserver|useMutationState))',
  'node_modules/lucide-react/dist/esm/(shared|Icon|context|createLucideIcon|defaultAttributes)',
)

/** The sign-in page, and what it shares with the pages behind it. */
const signIn = oneOf(
  'libs/feature-auth/src/(frame/auth-layout|login/login-page)',
  'libs/api-client/src/host',
  'libs/page-parts/src/(messages|describe-failure)',
  'design-system/src/(icon-button/icon-button|lazy-part/lazy-part)\\.tsx?',
)

/** Of the other pages before sign-in, what pages behind it show too. */
const forms = oneOf(
  'libs/api-contract/src/(account-fields|account-messages|commerce-messages|invitations|list-filter|page|team-messages|users)\\.',
  'libs/page-parts/src/(forms/|timezone/|unsaved-guard|use-mail-link)',
  'design-system/src/(checkbox/checkbox|dialog/(confirm-dialog|use-once-open)|select/select|toast/toast|visually-hidden/visually-hidden)\\.tsx?',
)

/** What stands around every page behind sign-in, and the page that it opens with; its figures come by themselves. What says why a page failed is a file of its own: this one may be missing. */
const frame = oneOf(
  'apps/shell/src/(layout|errors/error-page|upgrade/upgrade-page|menu/load-menu|sidebar/starred/load-starred)\\.',
  'libs/app-frame/src/coming-soon/coming-soon-page',
  'libs/feature-analytics/src/dashboard/dashboard-page',
  'libs/[a-z-]+/src/(actions|frame-parts|icons|navigation|pages|[a-z]+-navigation)\\.tsx?$',
)

/** Parts of the design system that only a gesture shows, and what they are made of. */
const gestures = oneOf(
  'design-system/src/(column-menu/column-list|charts/chart-picture|dialog/dialog-surface|popover/popover-surface|sheet/sheet-surface|tooltip/tooltip-popup)\\.tsx?$',
)

/** What opens from the frame. */
const opensFromFrame = oneOf(
  'apps/shell/src/(palette/palette-dialog|shortcuts/shortcut-help|errors/(show-failure|tell-release))',
  'apps/shell/src/sidebar/starred/(add-to-category-form|category-name-form)',
  'node_modules/@formkit/auto-animate/',
)

/** Every kind of chart and what draws them. */
const charts = oneOf(
  'design-system/src/charts/(?!chart-picture|.*recipe)',
  'node_modules/(@visx|d3-[a-z]+|internmap)/',
)

/** What pages of several libraries show. */
const parts = oneOf(
  'libs/(api-contract|api-client|app-frame|choices|format|page-parts|session)/',
  'libs/analytics-posts/src/post-kind/',
  'node_modules/(lucide-react|@tanstack/(query-core|react-query))/',
  'design-system/src/scroll-region/',
  'libs/design-system/(?!src/(bulk-bar|charts|column-menu|data-table|filter-bar|pagination|picture-cropper|tabs)/|.*-(list|panel|popup|region|search|surface)\\.tsx)',
)

/** What lists are made of. */
const lists = oneOf(
  'libs/(items|lists)/',
  'design-system/src/(bulk-bar|data-table|filter-bar|pagination|tabs)/',
  'node_modules/@zag-js/(presence|tabs)/',
)

/** What the dashboard shows where something is connected. */
const figures = /feature-analytics\/src\/dashboard\/dashboard-figures/

/** English comes with the code. */
const otherLanguages = ['tr']

/** What any first page says in a language. */
const firstTexts = (code: string) =>
  oneOf(
    `shell/src/(languages/first-|first-messages\\.)${code}\\.ts$`,
    `libs/(api-contract|app-frame|design-system|feature-auth|page-parts)/src/(.*[/.])?${code}\\.ts$`,
    'libs/api-contract/src/translate\\.ts$',
  )

/** What everything else says in it. The texts of one library alone would be a small file. */
const otherTexts = (code: string) => oneOf(`(languages/frame-|/src/|messages\\.)${code}\\.ts$`)

/** The library that a page belongs to. */
const areaOf = (id: string) => /libs\/(?:feature-|analytics-)([a-z]+)\//.exec(id)?.[1] ?? null

/** The pages of a library and what is around them, in one file: alone, most would be small. */
const pages = /libs\/(?:feature|analytics)-[a-z]+\/src\/.*-(?:page|frame)\.tsx$/

/**
 * The files of the app, from those that everything needs to those of one page. Each takes with it what it imports and
 * no earlier one has, so that a file imports only earlier ones. What no group takes goes with the one page, or the
 * one part that is loaded later, that uses it.
 */
const inOrder: readonly Omit<Group, 'priority'>[] = [
  ...otherLanguages.flatMap((code) => [
    { name: `first-texts-${code}`, test: firstTexts(code), includeDependenciesRecursively: false },
    { name: `texts-${code}`, test: otherTexts(code), includeDependenciesRecursively: false },
  ]),
  { name: 'vendor', test: libraries },
  { name: 'first', tags: ['$initial'] },
  { name: 'sign-in', test: signIn },
  { name: 'forms', test: forms },
  { name: 'auth', test: /feature-auth\/src\/.*(-page|social-note)\.tsx/ },
  { name: 'frame', test: frame },
  { name: 'charts', test: charts, includeDependenciesRecursively: false },
  { name: 'parts', test: parts, minShareCount: 2 },
  { name: 'lists', test: lists, minShareCount: 2 },
  { name: 'gestures', test: gestures },
  { name: 'floating', test: /node_modules\/@(zag-js|ark-ui|floating-ui)\//, minShareCount: 2 },
  { name: 'palette', test: opensFromFrame },
  { name: 'figures', test: figures },
  { name: (id) => (pages.test(id) ? areaOf(id) : null) },
  { name: areaOf, minShareCount: 2 },
]

/** For `output.codeSplitting.groups`. */
export const chunkGroups: Group[] = inOrder.map((group, index) => ({
  ...group,
  priority: inOrder.length - index,
}))
