import { existsSync } from 'node:fs'
import { chromium } from 'playwright-core'
import { findBrowser } from './find-browser.ts'
import { runCommand } from './run-command.ts'

/** Whether there is a browser for tests: the system's or Playwright's own. */
export const hasBrowser = () => existsSync(findBrowser().executablePath ?? chromium.executablePath())

/**
 * Installs a browser for tests if there is none: from Debian's packages if that is allowed, otherwise
 * Playwright's own.
 *
 * @throws an Error that says what to do, if neither works.
 */
export async function ensureBrowser() {
  if (hasBrowser()) return
  if (process.env.BROWSER_PATH !== undefined) throw new Error('BROWSER_PATH names no browser.')
  const isDebian = existsSync('/usr/bin/apt-get')
  if (isDebian && process.getuid?.() === 0) {
    console.log('No browser found: installing Chromium with apt-get.')
    await runApt(['update', '-qq'])
    for (const name of debianPackages) {
      // Not every release has both packages; a missing one fails immediately.
      await runApt(['install', '-y', '-qq', '--no-install-recommends', name, font]).catch(() => undefined)
      if (hasBrowser()) return
    }
  }
  console.log("No browser found: installing Playwright's Chromium.")
  await runCommand('playwright', ['install', 'chromium'])
  if (!hasBrowser()) {
    throw new Error(
      'The tests need a browser and none could be installed: install Chromium or Chrome, or set BROWSER_PATH to one.',
    )
  }
}

const debianPackages = ['chromium-headless-shell', 'chromium']
/** As wide as Arial, which most users' devices have and which is shown until a font has loaded. */
const font = 'fonts-liberation'

const runApt = (parameters: string[]) =>
  runCommand('apt-get', parameters, { environment: { DEBIAN_FRONTEND: 'noninteractive' }, quiet: true })
