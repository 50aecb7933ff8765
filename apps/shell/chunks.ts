import type { Rolldown } from 'vite'

type Group = Rolldown.CodeSplittingGroup

const oneOf = (...patterns: readonly string[]) => new RegExp(patterns.join('|'))

/**
 * Libraries that rarely change, in a file that browsers keep across our releases. It leaves out code for
 * parallel and paged reads, which no sign-in page uses.
 */
const libraries = oneOf(
  'rolldown/runtime',
  'node_modules/(react|react-dom|scheduler|react-router|@tanstack/(query-core|react-query)|jotai|valibot)/(?!.*(queriesObserver|use(Suspense)?Queries|InfiniteQuery|infiniteQueryObserver|useMutationState))',
  'node_modules/lucide-react/dist/esm/(shared|Icon|context|createLucideIcon|defaultAttributes)',
)

/**
 * The app before any page, the sign-in page, and the code it shares with the pages behind it: every page needs
 * all of it.
 */
const first = oneOf(
  'apps/shell/src/main\\.tsx',
  'libs/feature-auth/src/(frame/auth-layout|login/login-page)',
  'libs/api-client/src/host',
  'libs/page-parts/src/(messages|describe-failure)',
  'design-system/src/(icon-button/icon-button|lazy-part/lazy-part)\\.tsx?',
)

/** Code of the other pages before sign-in that pages behind sign-in use too. */
const forms = oneOf(
  'libs/api-contract/src/(account-fields|account-messages|commerce-messages|invitations|list-filter|page|team-messages|users)\\.',
  'libs/page-parts/src/(forms/|timezone/|unsaved-guard|use-mail-link)',
  'design-system/src/(checkbox/checkbox|dialog/(confirm-dialog|use-once-open)|select/select|toast/toast|visually-hidden/visually-hidden)\\.tsx?',
)

/**
 * The frame around every page behind sign-in, and the dashboard without its figures. The code that explains
 * why a page failed is in a separate file, because this one may be missing.
 */
const frame = oneOf(
  'apps/shell/src/(layout|errors/error-page|menu/load-menu|sidebar/starred/load-starred)\\.',
  'libs/feature-analytics/src/dashboard/dashboard-page',
  'libs/[a-z-]+/src/(actions|frame-parts|icons|navigation|pages|[a-z]+-navigation)\\.tsx?$',
)

/** Parts of the design system that only appear on a gesture, and the code they use. */
const gestures = oneOf(
  'design-system/src/(column-menu/column-list|charts/chart-picture|dialog/dialog-surface|popover/popover-surface|sheet/sheet-surface|tooltip/tooltip-popup)\\.tsx?$',
)

/** Dialogs, messages and small pages that open from the frame. */
const opensFromFrame = oneOf(
  'apps/shell/src/upgrade/upgrade-page',
  'libs/app-frame/src/coming-soon/coming-soon-page',
  'apps/shell/src/(help/help-page|palette/palette-dialog|shortcuts/shortcut-help|errors/(show-failure|announce-release))',
  'apps/shell/src/sidebar/starred/(add-to-category-form|category-name-form)',
  'node_modules/@formkit/auto-animate/',
)

/** Every kind of chart and the code that draws them. */
const charts = oneOf(
  'design-system/src/charts/(?!chart-picture|.*recipe)',
  'node_modules/(@visx|d3-[a-z]+|internmap)/',
)

/** Code that pages of several libraries use. */
const parts = oneOf(
  'libs/(api-contract|api-client|app-frame|choices|format|page-parts|session)/',
  'libs/analytics-posts/src/post-kind/',
  'node_modules/(lucide-react|@tanstack/(query-core|react-query))/',
  'design-system/src/scroll-region/',
  'libs/design-system/(?!src/(bulk-bar|charts|column-menu|data-table|filter-bar|pagination|picture-cropper|printing|tabs|virtual-grid)/|.*-(list|panel|popup|region|search|surface)\\.tsx)',
)

/** Code that lists use. */
const lists = oneOf(
  // The dialog of exports opens on a gesture.
  'libs/(items|lists)/(?!src/export/(dialog-messages|export-dialog))',
  'design-system/src/(bulk-bar|data-table|filter-bar|pagination|printing|tabs|virtual-grid)/',
  'node_modules/@zag-js/(presence|tabs)/',
)

/** The content of the dashboard once something is connected. */
const figures = /feature-analytics\/src\/dashboard\/dashboard-figures/

/** English texts are part of the code. */
const otherLanguages = ['tr']

/** The texts of a language that any first page may show. */
const firstTexts = (code: string) =>
  oneOf(
    `shell/src/(languages/first-|first-messages\\.)${code}\\.ts$`,
    `libs/(api-contract|app-frame|design-system|feature-auth|page-parts)/src/(.*[/.])?${code}\\.ts$`,
    'libs/api-contract/src/translate\\.ts$',
  )

/** All other texts of a language in one file, because a file for each library would be small. */
const otherTexts = (code: string) => oneOf(`(languages/frame-|/src/|messages\\.)${code}\\.ts$`)

/** The library that a page belongs to. */
export const areaOf = (id: string) => /(?:^|libs\/)(?:feature-|analytics-)([a-z-]+)\//.exec(id)?.[1] ?? null

/** The page of one post: large, and the list of posts fetches it once it is idle. */
const post = 'analytics-posts/src/post-detail/post-page\\.tsx$'

/** Reports on stores, which the lists of stores don't need. */
const reports = 'feature-ecommerce/src/(cohorts|discount-codes|reconcile)/[a-z-]+-page\\.tsx$'

/** Settings of the team, which a person's own settings don't need. */
const teamSettings = 'feature-settings/src/(data|team)/[a-z]+-page\\.tsx$'

/** The other pages and frames of a library, in one file: separately most would be small. */
const pages = oneOf(
  `^(?!.*(${post}|${reports}|${teamSettings})).*libs/(feature|analytics)-[a-z-]+/src/.*-(page|frame)\\.tsx$`,
)

/**
 * The files of the app, from those that everything needs to those of one page. Each also contains its imports
 * that no earlier file contains, so that a file only imports earlier ones. Code that no group includes is
 * bundled with the only page or lazy part that uses it.
 */
const inOrder: readonly Omit<Group, 'priority'>[] = [
  ...otherLanguages.flatMap((code) => [
    { name: `first-texts-${code}`, test: firstTexts(code), includeDependenciesRecursively: false },
    { name: `texts-${code}`, test: otherTexts(code), includeDependenciesRecursively: false },
  ]),
  { name: 'vendor', test: libraries },
  { name: 'first', test: first },
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
  { name: 'post', test: oneOf(post) },
  { name: 'reports', test: oneOf(reports) },
  { name: 'team-settings', test: oneOf(teamSettings) },
  { name: areaOf, minShareCount: 2 },
]

/** For `output.codeSplitting.groups`. */
export const chunkGroups: Group[] = inOrder.map((group, index) => ({
  ...group,
  priority: inOrder.length - index,
}))
