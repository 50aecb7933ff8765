import { documentedHost, withEveryFeature } from './documented-host.ts'
import { firstPages, openPage, readOrders, visitFeatures } from './look-at-host.ts'
import { pinned, runOutside, writeFiles } from './outside-project.ts'
import type { Outside } from './outside.ts'
import { useHost } from './try-outside.ts'
import { tryProduction } from './try-production.ts'

/** Mounts each feature alone, with sign-in; then with what docs/embedding.md says about header, sign-in, production and element. */
export async function tryMounts(outside: Outside) {
  const { check, folder, npmSettings, browser, product } = outside
  const { installed, files, withoutReact } = documentedHost()
  const features = Object.keys(firstPages)
  writeFiles(folder, {
    '.npmrc': npmSettings,
    'package.json': JSON.stringify({ name: 'one-feature', private: true, type: 'module' }),
    ...files,
  })
  await check('the four packages and every feature install', () =>
    runOutside(folder, 'npm', [
      'install',
      '--save-exact',
      '--no-audit',
      '--no-fund',
      ...pinned([...new Set([...installed, ...features.map((name) => `@tandem/feature-${name}`)])]),
    ]),
  )
  for (const name of features) {
    const main = withEveryFeature(files['src/main.tsx'] ?? '', ['auth', name])
    await check(`${name} is mounted alone in ten lines`, () =>
      useHost(outside, main, (origin) => visitFeatures(browser, origin, product.token, [name])),
    )
  }
  await check('an app has its own header and pages below a path', () =>
    useHost(outside, files['src/own-header.tsx'] ?? '', async (origin) => {
      await visitFeatures(browser, `${origin}/shop`, product.token, ['ecommerce'])
      const { page } = await openPage(browser)
      await page.goto(`${origin}/shop/about`)
      await page.getByRole('heading', { name: 'About us' }).waitFor()
      await page.context().close()
    }),
  )
  await check('an app sends people to its own sign-in', () =>
    useHost(outside, files['src/own-session.tsx'] ?? '', async (origin) => {
      const { page } = await openPage(browser)
      await page.goto(`${origin}/e-commerce/orders`)
      await page.waitForURL(`${origin}/login?next=%2Fe-commerce%2Forders`)
      await page.context().close()
    }),
  )
  await tryProduction(outside)
  const page = withoutReact.files['element.html'] ?? ''
  writeFiles(folder, {
    ...withoutReact.files,
    'index.html': page.replace('</head>', '<style>body { font-family: fantasy }</style></head>'),
  })
  await check('an element of a page without React signs in and shows orders, in its own font', () =>
    useHost(outside, files['src/main.tsx'] ?? '', async (origin) => {
      const { 'orders heading': heading = '' } = await readOrders(browser, origin)
      if (!heading.includes('font-family: "Onest Variable"')) throw new Error(`The heading has ${heading}`)
    }),
  )
}
