import { createQueryClient } from '@tandem/api-client'
import { token } from '@tandem/design-system/tokens'
import { connectSession, fonts, themes } from '@tandem/session'
import { createStore } from 'jotai'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import indexPage from '../index.html?raw'
import source from '../public/theme.js?raw'
import { startAfresh } from './test-setup.ts'

const run = new Function(source)
const html = document.documentElement
const frame = new DOMParser()
  .parseFromString(indexPage, 'text/html')
  .querySelector<HTMLMetaElement>('meta[name="theme-color"]')!

const onPage = () => ({ theme: html.dataset.theme, font: html.dataset.font, frame: frame.content })

/** What the session puts on the page when the app stands. */
function runSession() {
  const goTo = () => Promise.resolve()
  const queryClient = createQueryClient({ onError: () => {} })
  connectSession({ store: createStore(), queryClient, goTo, address: () => '/' })()
}

function wipe() {
  delete html.dataset.theme
  delete html.dataset.font
  frame.content = ''
}

beforeEach(() => document.head.append(frame))
afterEach(async () => {
  vi.restoreAllMocks()
  frame.remove()
  await startAfresh()
})

const kept = [null, ...themes, 'purple'].flatMap((theme) =>
  [null, ...fonts, '{'].flatMap((font) => [true, false].map((isDark) => ({ theme, font, isDark }))),
)

it.each(kept)(
  'puts theme $theme and font $font on the page as the session does later, device dark: $isDark',
  (choice) => {
    vi.spyOn(window, 'matchMedia').mockReturnValue(
      Object.assign(new EventTarget(), { matches: choice.isDark }) as MediaQueryList,
    )
    for (const key of ['theme', 'font'] as const) {
      if (choice[key] !== null) localStorage.setItem(key, choice[key])
    }
    wipe()
    run()
    const before = onPage()
    expect(before).toMatchObject({ theme: expect.any(String), font: expect.any(String) })
    wipe()
    runSession()
    expect(onPage()).toEqual(before)
  },
)

it('is light and in our own font where storage is blocked', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('Refused', 'SecurityError')
  })
  run()
  expect(onPage()).toMatchObject({ theme: 'light', font: 'onest' })
})

it('colours the frame of the browser like the canvas of the page', () => {
  const probe = document.body.appendChild(document.createElement('div'))
  const isCanvas = (colour: string) => {
    probe.style.background = colour
    const painted = getComputedStyle(probe).backgroundColor
    probe.style.background = token.var('colors.bg.canvas')
    return getComputedStyle(probe).backgroundColor === painted
  }
  for (const theme of ['light', 'dark']) {
    localStorage.setItem('theme', theme)
    run()
    expect(isCanvas(frame.content), theme).toBe(true)
  }
  probe.remove()
})
