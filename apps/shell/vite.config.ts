import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'
import { sourceCondition } from '../../vitest.shared.ts'
import { preloadFonts } from './preload-fonts.ts'

/**
 * What the sign-in page is made of renders a handful of times: memoising it saves nothing, and would cost 5 kB
 * of that page's budget.
 */
const unmemoised = [
  /libs\/feature-auth\//,
  /apps\/shell\/src\/([^/]+|(errors|progress)\/[^/]+)$/,
  /libs\/app-frame\/src\/layout\//,
  /design-system\/src\/(banner|button|field|icon-button|layout|link|logo|page-header|password-field|spinner|text|text-field)\//,
]

/**
 * Libraries that change seldom, in a chunk of their own that browsers keep over our releases; without what reads
 * several things at once or page after page, which no page of signing in does.
 */
const vendors =
  /node_modules\/(react|react-dom|scheduler|react-router|@tanstack\/(query-core|react-query)|jotai|valibot)\/(?!.*(queriesObserver|use(Suspense)?Queries|InfiniteQuery|infiniteQueryObserver|useMutationState))/

/**
 * What the sign-in page is made of beside the frame. Split by who else uses what, its forty small pieces would weigh
 * a third more.
 */
const signIn = new RegExp(
  [
    'libs/feature-auth/src/(paths|messages|clock-of|use-seconds-left|use-signed-in|wanted-after-provider)',
    'libs/feature-auth/src/(pending-registration|frame/auth-|legal/legal-note|social/(provider-|social-buttons))',
    'libs/feature-auth/src/(login/login-|email/email-field|passwords/present-password-field)',
    'libs/page-parts/src/(messages|describe-failure)',
    'design-system/src/(banner|field|icon-button|password-field|text-field)/(?!.*recipe)',
    'design-system/src/(layout/stack|text/heading|lazy-part/lazy-part)\\.tsx?',
    'libs/api-client/src/host',
    'design-system/styled-system/recipes/(banner|field|heading|icon-button|link|stack)\\.',
    'node_modules/@formisch/',
    'node_modules/lucide-react/dist/esm/(shared|Icon|context|createLucideIcon|defaultAttributes)',
    'node_modules/lucide-react/dist/esm/icons/(eye|eye-off|circle-exclamation-point)\\.',
  ].join('|'),
)

/** Every kind of chart and what draws them: one chunk, of which the size check knows. What few gestures need stays apart. */
const charts =
  /design-system\/src\/charts\/(?!chart-picture|.*recipe)|node_modules\/(@visx|d3-[a-z]+|internmap)\//

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  plugins: [
    react({ compiler: true, exclude: [/\/node_modules\//, ...(command === 'build' ? unmemoised : [])] }),
    preloadFonts(),
  ],
  resolve: { conditions: [sourceCondition, ...defaultClientConditions] },
  server: { proxy: { '^/(api|l)/': process.env.API_URL ?? 'http://127.0.0.1:4000' } },
  build: {
    // The size check follows it to what the first page loads.
    manifest: true,
    // The host's policy allows no data: fonts, and no inline script.
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    // Chunks are few, so a helper that asks for their imports ahead costs more than it saves.
    modulePreload: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'vendor', test: vendors, priority: 3 },
            { name: 'frame', tags: ['$initial'], priority: 2 },
            { name: 'charts', test: charts, priority: 1, includeDependenciesRecursively: false },
            { name: 'sign-in', test: signIn, priority: 1, includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
}))
