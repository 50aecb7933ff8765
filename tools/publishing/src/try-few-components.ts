import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Browser } from 'playwright-core'
import { documentedHost } from './documented-host.ts'
import { lookOf, openPage, settle, tokenColour, unknownClasses } from './look-at-host.ts'
import type { Look } from './look-at-host.ts'
import { pinned, runOutside, writeFiles } from './outside-project.ts'
import type { Outside } from './outside.ts'
import { previewByVite, serveHost, vite } from './serve-host.ts'
import { pageStylesheetLimit } from './sizes.ts'

const modes = ['light', 'dark'] as const
const save = 'button:has-text("Save name")'

/** What the theme of docs/embedding.md must show; `chart-cat-1` is the first series of charts. */
const ownColours = {
  light: { 'accent-solid': 'rgb(124, 58, 237)' },
  dark: { 'accent-solid': 'rgb(172, 147, 255)' },
}
const teal = { light: 'rgb(0, 115, 124)', dark: 'rgb(79, 196, 203)' }

/** Looks at the page in both modes. `isOwn` says whether it has the documented theme. */
async function lookAtPage(browser: Browser, origin: string, isOwn: boolean): Promise<Look> {
  const { page, complaints } = await openPage(browser)
  const look: Look = {}
  await page.goto(origin)
  await page.getByRole('textbox', { name: 'Name' }).fill('Oak')
  await settle(page)
  for (const mode of modes) {
    await page.evaluate(async (name) => {
      document.documentElement.dataset.theme = name
      // Colours change over time, however short it is.
      const overTime = document.getAnimations().filter(({ timeline }) => timeline === document.timeline)
      await Promise.all(overTime.map(({ finished }) => finished))
    }, mode)
    const solid = await tokenColour(page, 'accent-solid')
    const series = await tokenColour(page, 'chart-cat-1')
    if (isOwn && solid !== ownColours[mode]['accent-solid'])
      throw new Error(`The accent is ${solid} in ${mode}`)
    if (isOwn && series === teal[mode]) throw new Error(`The first series of charts is still teal in ${mode}`)
    await page.getByRole('button', { name: 'More' }).click()
    await page.getByRole('menuitem', { name: 'Print page' }).waitFor()
    await settle(page)
    for (const selector of [save, 'input', 'label', 'h2', 'section', '[role=menu]', '[role=menuitem]'])
      look[`${selector} in ${mode}`] = await lookOf(page, selector)
    if (!look[`${save} in ${mode}`]?.includes(`background-color: ${solid}`))
      throw new Error(`The button is not of the accent: ${look[`${save} in ${mode}`]}`)
    await page.keyboard.press('Escape')
  }
  const lost = await unknownClasses(page)
  await page.context().close()
  if (lost.length > 0) throw new Error(`Styles that were not shipped: ${lost.join(' ')}`)
  if (complaints.length > 0) throw new Error(`The console says: ${complaints.join('; ')}`)
  return look
}

/** Looks at texts in a shadow tree of a page with another font. */
async function lookAtShadow(browser: Browser, css: string) {
  const { page } = await openPage(browser)
  await page.setContent('<body style="font-family: fantasy"><main></main></body>')
  const font = await page.locator('main').evaluate((host, styles) => {
    const shadow = host.attachShadow({ mode: 'open' })
    shadow.innerHTML = `<style>${styles}</style><p>Oak</p>`
    return getComputedStyle(shadow.querySelector('p')!).fontFamily
  }, css)
  await page.context().close()
  if (!font.startsWith('"Onest Variable"')) throw new Error(`It has ${font}`)
}

/** Builds the page of a few components, in its own colours and in ours with the whole stylesheet. */
export async function tryFewComponents(outside: Outside) {
  const { check, folder, npmSettings, browser, product, onServer } = outside
  const { installed, files } = documentedHost().withFew
  writeFiles(folder, {
    '.npmrc': npmSettings,
    'package.json': JSON.stringify({ name: 'few-components', private: true, type: 'module' }),
    ...files,
  })
  const show = async (css: string, later: string, isOwn: boolean) => {
    writeFiles(folder, { 'src/tandem.css': css, 'src/tandem-later.css': later })
    await runOutside(folder, 'node', [vite, 'build', '--logLevel', 'error'])
    return serveHost({
      folder,
      args: previewByVite,
      tandem: product.origin,
      onServer,
      look: (origin) => lookAtPage(browser, origin, isOwn),
    })
  }
  await check('an empty project installs the design system and the whole stylesheet', () =>
    runOutside(folder, 'npm', [
      'install',
      '--save-exact',
      '--no-audit',
      '--no-fund',
      ...pinned([...installed, '@tandem/styles']),
    ]),
  )
  const own = await check('a script writes the stylesheets of its components', async () => {
    await runOutside(folder, 'node', ['styles.js'])
    return ['tandem', 'tandem-later'].map((name) => readFileSync(resolve(folder, `src/${name}.css`), 'utf8'))
  })
  const [stylesheet = '', later = ''] = own ?? []
  const theme = stylesheet.indexOf(':where(:root, :host), :is(.light, [data-theme=light]) {\n')
  const styles = stylesheet.slice(0, theme)
  await check(`that is at most ${pageStylesheetLimit} kB`, () => {
    const size = gzipSync(styles).byteLength / 1000
    if (size < 1 || size > pageStylesheetLimit) throw new Error(`It has ${size} kB gz`)
  })
  await check('a shadow tree has its own font', () => lookAtShadow(browser, styles))
  await check('the page has its own colours in light and dark', () => show(stylesheet, later, true))
  const few = await check('the page works with its stylesheets alone', () => show(styles, later, false))
  const whole = await check('the page works with the whole stylesheet', () =>
    show("@import '@tandem/styles/styles.css';", '', false),
  )
  await check('both stylesheets look the same', () => {
    const differing = Object.keys(few ?? {}).filter((part) => few?.[part] !== whole?.[part])
    if (few === undefined || differing.length > 0)
      throw new Error(differing.map((part) => `${part}:\n  ${few?.[part]}\n  ${whole?.[part]}`).join('\n'))
  })
}
