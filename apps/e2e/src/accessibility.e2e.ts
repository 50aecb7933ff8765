import type { Page } from '@playwright/test'
import { expectFits, expectUsable } from './expect-usable.ts'
import { choosePreferences, forgetPreferences } from './preferences.ts'
import { openSignedIn } from './sign-in.ts'
import { expect, test } from './watched-test.ts'

/**
 * Covers every width and every device setting at least once, without repeating a combination. The first one
 * visits every page; axe checks those outside the sample in the shell's `accessible-pages.test.tsx`, and their
 * colours in the stories of their screens.
 */
const devices = {
  'light, wide': { theme: 'light', viewport: { width: 1440, height: 900 }, isSample: false },
  'dark, phone': { theme: 'dark', viewport: { width: 390, height: 844 }, isSample: true },
  'dark, tablet, less motion': {
    theme: 'dark',
    viewport: { width: 768, height: 1024 },
    reducedMotion: 'reduce',
    isSample: true,
  },
  'smallest phone, forced colours': {
    theme: 'light',
    viewport: { width: 320, height: 640 },
    forcedColors: 'active',
    isSample: true,
  },
} as const

const publicPages = {
  '/auth/login': 'Sign in',
  '/auth/register': 'Create an account',
  '/auth/forgot-password': 'Forgot your password',
  '/auth/verify': 'Verify your email',
  '/auth/invitation': 'Join your team',
  '/terms': 'Terms',
  '/privacy': 'Privacy policy',
}

/** Of pages that differ only in their texts, one is enough; the shell's tests check the others. */
const pages = {
  '/': 'Dashboard',
  '/e-commerce/customers': 'Customers',
  '/e-commerce/cohorts': 'Cohorts',
  '/e-commerce/codes': 'Discount codes',
  '/e-commerce/reconcile': 'Compare with the shop’s report',
  '/e-commerce/orders': 'Orders',
  '/e-commerce/products': 'Products',
  '/analytics/instagram/posts/': 'Posts',
  '/analytics/instagram/tracker': 'Tracker',
  '/analytics/instagram/accounts': 'Accounts',
  '/analytics/instagram/comments': 'Coming Soon',
  '/integrations/social-media': 'Social Media',
  '/integrations/social-media/callback/instagram': 'Connect Instagram',
  '/integrations/e-commerce': 'E-commerce',
  '/workspace': 'Workspace',
  '/notes': 'Notes',
  '/workspace/roles': 'Roles and permissions',
  '/workspace/audit': 'Audit log',
  '/settings/profile': 'Profile',
  '/settings/profile/email': 'Email',
  '/settings/profile/sign-in': 'Sign-in',
  '/settings/profile/sessions': 'Sessions',
  '/settings/profile/appearance': 'Appearance',
  '/settings/profile/password': 'Coming Soon',
  '/settings/team': 'Team',
  '/settings/team/data': 'Team data',
  '/help': 'Help',
  '/upgrade': 'Upgrade to Pro',
  '/error/404': 'Page Not Found',
  '/error/500': 'Something went wrong',
  '/no/such/page': 'Page Not Found',
}

/** One page of each kind. */
const sample = [
  '/auth/login',
  '/auth/register',
  '/privacy',
  '/',
  '/e-commerce/customers',
  '/e-commerce/orders',
  '/e-commerce/products',
  '/integrations/e-commerce',
  '/settings/profile/appearance',
  '/help',
  '/upgrade',
  '/error/500',
]

/** Checked on phones too, because teams are managed from anywhere. */
const onPhones = /^\/(workspace|settings)/

for (const [device, { theme, isSample, ...use }] of Object.entries(devices)) {
  test.describe(device, () => {
    test.use(use)
    test.beforeEach(async ({ page }) => {
      await page.addInitScript((name) => localStorage.setItem('theme', name), theme)
      await page.addInitScript(watchLayout)
    })
    // A person's stored preference takes precedence over what the device showed last.
    test.beforeAll(async ({ request }) => void (await choosePreferences(request, { theme })))
    test.afterAll(async ({ request }) => void (await forgetPreferences(request)))

    const seen = (all: Record<string, string>) =>
      Object.entries(all).filter(
        ([path]) => !isSample || sample.includes(path) || (device === 'dark, phone' && onPhones.test(path)),
      )

    const skipsAxe = (path: string) => !isSample && !sample.includes(path)

    test("every page before sign-in is accessible, and doesn't shift while it loads", async ({ page }) => {
      for (const [path, heading] of seen(publicPages))
        await check(page, { path, heading, theme, skipsAxe: skipsAxe(path) })
    })

    test("every page behind sign-in is accessible, and doesn't shift while it loads", async ({ page }) => {
      test.setTimeout(240_000)
      await openSignedIn(page, '/e-commerce/orders')
      for (const [path, heading] of seen(pages))
        await check(page, { path, heading, theme, skipsAxe: skipsAxe(path) })
    })
  })
}

interface Checked {
  path: string
  heading: string
  theme: string
  /** Whether axe is left to other tests. */
  skipsAxe: boolean
}

async function check(page: Page, { path, heading, theme, skipsAxe }: Checked) {
  await test.step(path, async () => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
    await (skipsAxe ? expectFits : expectUsable)(page)
    const shifts = await page.evaluate(readShifts)
    const jumped = shifts.reduce((sum, { value }) => sum + value, 0)
    expect(jumped, `how far things jumped while ${path} loaded: ${JSON.stringify(shifts)}`).toBeLessThan(0.01)
  })
}

interface Watched {
  shifts: { value: number; what: string[] }[]
}

/** Records layout shifts without user input (the metric CLS), and their elements. */
function watchLayout() {
  const watched = window as unknown as Watched
  watched.shifts = []
  // Firefox doesn't measure them.
  if (!PerformanceObserver.supportedEntryTypes.includes('layout-shift')) return
  const tell = ({ node, previousRect: from, currentRect: to }: Source) => {
    const element = node instanceof Element ? node : node?.parentElement
    const text = element?.textContent.trim().slice(0, 40) ?? 'what is gone'
    return `${element?.tagName} "${text}" from ${from.x},${from.y} ${from.width}×${from.height} to ${to.x},${to.y} ${to.width}×${to.height}`
  }
  interface Source {
    node: Node | null
    previousRect: DOMRectReadOnly
    currentRect: DOMRectReadOnly
  }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number
      hadRecentInput: boolean
      sources: Source[]
    })[])
      if (!entry.hadRecentInput)
        watched.shifts.push({ value: entry.value, what: entry.sources.map((source) => tell(source)) })
  }).observe({ type: 'layout-shift', buffered: true })
}

const readShifts = () => (window as unknown as Watched).shifts
