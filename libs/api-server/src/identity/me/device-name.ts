import Bowser from 'bowser'

/** Of all else, the library gives the first word that the device sent. */
const knownBrowsers: ReadonlySet<string | undefined> = new Set(Object.values(Bowser.BROWSER_MAP))

/** What a device called itself, in words that its owner knows; null where it says nothing known. */
export function deviceName(userAgent: string | null): { browser: string | null; system: string | null } {
  if (!userAgent) return { browser: null, system: null }
  const { browser, os, platform } = Bowser.parse(userAgent)
  // People know what they hold better than what runs on it.
  const held = platform.vendor === 'Apple' ? platform.model : undefined
  return {
    browser: (knownBrowsers.has(browser.name) && browser.name) || null,
    system: held || os.name || null,
  }
}
