import type { Page } from '@playwright/test'

/** Delays the scripts of the app, as a slow network does, until the returned function is called. */
export async function holdScripts(page: Page) {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

/** Waits until React has hydrated or rendered the form. */
export const takenOver = (page: Page) =>
  page.waitForFunction(() => {
    const field = document.querySelector('form input')
    return field !== null && Object.keys(field).some((key) => key.startsWith('__reactProps'))
  })
