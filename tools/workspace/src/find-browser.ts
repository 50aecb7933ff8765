import { existsSync } from 'node:fs'

/** Without a window first: it draws the same pages for two thirds of the processor's time. */
const systemBrowsers = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** Keeps a headless browser from reaching out to its maker's servers, and runs it where there is no sandbox or GPU. */
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
 * The browser that tests run in: `BROWSER_PATH`, else the system's headless shell, Chromium or Chrome.
 * Without `executablePath` Playwright's own browser is meant.
 */
export function findBrowser(): { executablePath?: string; args: string[] } {
  const executablePath = process.env.BROWSER_PATH ?? systemBrowsers.find((path) => existsSync(path))
  return executablePath === undefined ? { args } : { executablePath, args }
}
