import { existsSync } from 'node:fs'

/** The headless shell first: it draws the same pages in two thirds of the processor time. */
const systemBrowsers = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** Stops a headless browser from contacting its maker's servers, and lets it run without a sandbox or GPU. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * The browser for tests: `BROWSER_PATH`, else the system's headless shell, Chromium or Chrome. Without
 * `executablePath` it is Playwright's own browser.
 */
export function findBrowser(): { executablePath?: string; args: string[] } {
  const executablePath = process.env.BROWSER_PATH ?? systemBrowsers.find((path) => existsSync(path))
  return executablePath === undefined ? { args } : { executablePath, args }
}
