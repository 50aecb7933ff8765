import { chromium } from 'playwright-core'
import type { Browser, Page } from 'playwright-core'
import { isOpen, pageModules } from '../../../apps/shell/page-modules.ts'
import { findBrowser } from '../../workspace/src/find-browser.ts'
import { demoUser } from './running-server.ts'

/** The library of a page, by its feature; the sections of analytics are named after it. */
const ofFeature = /^(?:feature-(?!auth\/)([\w-]+)|(analytics)-[\w-]+)\//
const pages = Object.entries(pageModules).filter(([path]) => !isOpen(path) && !/\*|callback/.test(path))

/** The first page of each library of a feature for a signed-in person, by the feature's name. */
export const firstPages: Record<string, string[]> = {}
const seen = new Set<string>()
for (const [path, module] of pages) {
  const [library = '', feature, section] = ofFeature.exec(module) ?? []
  const name = feature ?? section
  if (name === undefined || seen.has(library)) continue
  seen.add(library)
  ;(firstPages[name] ??= []).push(path)
}

/** Properties of what was drawn, to be compared between hosts. */
export type Look = Record<string, string>

const size = { width: 1280, height: 800 }

export const openBrowser = (): Promise<Browser> => chromium.launch(findBrowser())

/** Opens a page that collects the errors of its console. */
export async function openPage(browser: Browser): Promise<{ page: Page; complaints: string[] }> {
  const page = await browser.newPage({ viewport: size, reducedMotion: 'reduce', locale: 'en-GB' })
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  return { page, complaints }
}

/**
 * Classes in the page that no stylesheet defines, because a style wasn't shipped. Exceptions are icons, whose
 * classes are their names, and variants of a recipe, which need not style every part that carries their
 * class.
 */
export const unknownClasses = (page: Page) =>
  page.evaluate(() => {
    const selectors: string[] = []
    const collect = (rules: CSSRuleList) => {
      for (const rule of rules) {
        if (rule instanceof CSSStyleRule) selectors.push(rule.selectorText)
        if ('cssRules' in rule) collect((rule as CSSGroupingRule).cssRules)
      }
    }
    for (const sheet of document.styleSheets) collect(sheet.cssRules)
    const text = selectors.join(',')
    const isKnown = (name: string) => text.includes(`.${CSS.escape(name)}`)
    const isVariant = (name: string) => name.includes('--') && isKnown(name.split('--')[0] ?? '')
    const used = new Set(
      [...document.querySelectorAll('[class]')].flatMap((element) => [...element.classList]),
    )
    const foreign = /^(lucide(-.+)?|group|peer|active)$/
    return [...used].filter((name) => !foreign.test(name) && !isKnown(name) && !isVariant(name))
  })

/** The styles of a part that a missing stylesheet, or a wrong order, would change. */
export const lookOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const style = getComputedStyle(element)
      const properties = [
        'color',
        'background-color',
        'font-family',
        'font-size',
        'font-weight',
        'padding',
        'border-radius',
        'display',
        'gap',
        'height',
      ]
      return properties.map((property) => `${property}: ${style.getPropertyValue(property)}`).join('; ')
    })

/** The colour of a token on this page, as the browser computes it. */
export const tokenColour = (page: Page, name: string) =>
  page.evaluate((token) => {
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.color = `var(--colors-${token})`
    const { color } = getComputedStyle(probe)
    probe.remove()
    return color
  }, name)

export async function settle(page: Page) {
  await page.waitForLoadState('networkidle')
  await page.waitForFunction(() => document.fonts.status === 'loaded')
}

/** Signs in and reads orders in the documented host, and returns the look of its parts. */
export async function readOrders(browser: Browser, origin: string): Promise<Look> {
  const { page, complaints } = await openPage(browser)
  await page.goto(`${origin}/e-commerce/orders`)
  await page.getByRole('heading', { name: 'Sign in', level: 1 }).waitFor()
  await settle(page)
  const button = 'button[type=submit]'
  const look: Look = {
    'sign-in button': await lookOf(page, button),
    'sign-in field': await lookOf(page, 'input'),
  }
  const accent = await tokenColour(page, 'accent-solid')
  if (!look['sign-in button']?.includes(`background-color: ${accent};`)) {
    throw new Error(`The button is not of the accent colour ${accent}: ${look['sign-in button']}`)
  }
  const lost = await unknownClasses(page)
  await page.getByLabel('Email').fill(demoUser.email)
  await page.getByRole('textbox', { name: 'Password' }).fill(demoUser.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  // A table draws some rows in each frame.
  await page.getByRole('rowheader').nth(9).waitFor()
  await settle(page)
  look['orders heading'] = await lookOf(page, 'main h1')
  look['orders cell'] = await lookOf(page, 'tbody td:nth-of-type(2)')
  lost.push(...(await unknownClasses(page)))
  await page.context().close()
  if (lost.length > 0) throw new Error(`Styles that were not shipped: ${lost.join(' ')}`)
  if (complaints.length > 0) throw new Error(`The console says: ${complaints.join('; ')}`)
  return look
}

/** Opens the first pages of every feature, or of some, as a member, and returns their looks. */
export async function visitFeatures(
  browser: Browser,
  origin: string,
  token: string,
  features: readonly string[] = Object.keys(firstPages),
): Promise<Look> {
  const { page, complaints } = await openPage(browser)
  await page.addInitScript((kept) => localStorage.setItem('personal_access_token', kept), token)
  const look: Look = {}
  for (const path of features.flatMap((feature) => firstPages[feature] ?? [])) {
    await page.goto(`${origin}${path}`)
    await page.locator('main h1').waitFor()
    await page.locator('main h1').evaluate((heading) => heading.textContent)
    await settle(page)
    look[path] = `${await lookOf(page, 'main h1')} | ${await lookOf(page, 'main button, main h2')}`
    const lost = await unknownClasses(page)
    if (lost.length > 0) throw new Error(`Styles of ${path} that were not shipped: ${lost.join(' ')}`)
  }
  await page.context().close()
  if (complaints.length > 0) throw new Error(`The console says: ${complaints.join('; ')}`)
  return look
}

/** Opens the page of all components: the server's HTML has them, and they work in the browser. */
export async function visitComponents(browser: Browser, origin: string): Promise<void> {
  const html = await (await fetch(`${origin}/components`)).text()
  const missing = ['aria-label="VisuallyHidden"', 'TS-4812', 'Reach</'].filter((part) => !html.includes(part))
  if (missing.length > 0) throw new Error(`The server's HTML lacks ${missing.join(', ')}`)
  const { page, complaints } = await openPage(browser)
  await page.goto(`${origin}/components`)
  await settle(page)
  await page.getByRole('region', { name: 'Menu', exact: true }).getByRole('button').click()
  await page.getByRole('menuitem', { name: 'Open' }).waitFor()
  const lost = await unknownClasses(page)
  await page.context().close()
  if (lost.length > 0) throw new Error(`Styles that were not shipped: ${lost.join(' ')}`)
  if (complaints.length > 0) throw new Error(`The console says: ${complaints.join('; ')}`)
}
