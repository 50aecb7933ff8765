import Bowser from 'bowser'

/** For everything else, the library returns the first word that the device sent. */
const knownBrowsers: ReadonlySet<string | undefined> = new Set(Object.values(Bowser.BROWSER_MAP))

/** A device's own description, in words that its owner knows; null when nothing is known. */
export function deviceName(userAgent: string | null): { browser: string | null; system: string | null } {
  if (!userAgent) return { browser: null, system: null }
  const { browser, os, platform } = Bowser.parse(userAgent)
  // People recognise the device better than its system.
  const held = platform.vendor === 'Apple' ? platform.model : undefined
  return {
    browser: (knownBrowsers.has(browser.name) && browser.name) || null,
    system: held || os.name || null,
  }
}
