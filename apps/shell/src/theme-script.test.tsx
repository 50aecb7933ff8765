import { createQueryClient } from '@tandem/api-client/react'
import type { EarlyReads } from '@tandem/api-client'
import { token } from '@tandem/design-system/tokens'
import { addDays, teamDay } from '@tandem/format'
import { connectSession, fonts, themes } from '@tandem/session'
import { createStore } from 'jotai'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import indexPage from '../index.html?raw'
import source from '../public/theme.js?raw'
import { startAfresh } from './test-setup.ts'

const run = new Function(source)
const html = document.documentElement
const frame = new DOMParser()
  .parseFromString(indexPage, 'text/html')
  .querySelector<HTMLMetaElement>('meta[name="theme-color"]')!

const onPage = () => ({ theme: html.dataset.theme, font: html.dataset.font, frame: frame.content })

/** What the session applies to the page once the app runs. */
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
  'applies theme $theme and font $font like the session does later, device dark: $isDark',
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

it('is light and uses our own font when storage is blocked', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('Refused', 'SecurityError')
  })
  run()
  expect(onPage()).toMatchObject({ theme: 'light', font: 'onest' })
})

it("colours the browser's frame like the page", () => {
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

describe('a form', () => {
  const comeBack = () => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  const send = (form: HTMLElement) =>
    form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }))

  function openForm() {
    vi.useFakeTimers({ toFake: ['performance'] })
    run()
    const form = document.body.appendChild(document.createElement('form'))
    onTestFinished(() => {
      comeBack()
      vi.useRealTimers()
      form.remove()
    })
    return form
  }

  it('is sent once by the browser until ten seconds have passed or the page comes back', () => {
    const form = openForm()
    const received = vi.fn()
    form.addEventListener('submit', received)
    expect([send(form), send(form), send(document.body)]).toEqual([true, false, false])
    expect(received).toHaveBeenCalledTimes(1)
    // It also comes when the page has loaded, which may be after the form was sent.
    dispatchEvent(new PageTransitionEvent('pageshow'))
    expect(send(form)).toBe(false)
    vi.advanceTimersByTime(10_001)
    expect([send(form), send(form)]).toEqual([true, false])
    comeBack()
    expect(send(form)).toBe(true)
  })

  it('can be sent again when the app sent it', () => {
    const form = openForm()
    const received = vi.fn((event: Event) => event.preventDefault())
    form.addEventListener('submit', received)
    send(form)
    send(form)
    expect(received).toHaveBeenCalledTimes(2)
  })
})

const earlyReads = (): EarlyReads | undefined => globalThis.tandemEarlyReads

describe('the first reads', () => {
  const reads = {
    always: ['/api/v1/me'],
    page: [
      '/api/v1/stores',
      '/api/v1/orders?page=1&store_id={store}',
      '/api/v1/insights?date_from={today-29}&date_to={today}',
    ],
  }
  const timezone = 'Pacific/Kiritimati'

  const languages = new Set<string | undefined>()

  /** Runs the script in the document of a page, and returns the requests it sends. */
  async function ask({ search = '', page = reads, status = 200 } = {}) {
    const meta = document.createElement('meta')
    Object.assign(meta, { name: 'tandem-first-reads', content: JSON.stringify(page) })
    document.head.append(meta)
    const asked: string[] = []
    languages.clear()
    const send = async (url: URL, { headers }: { headers: Record<string, string> }) => {
      asked.push(`${url.pathname}${url.search}`)
      expect(headers.authorization).toBe('Bearer mine')
      languages.add(headers['accept-language'])
      return Response.json({ data: { team: { timezone, stores: [] } } }, { status })
    }
    new Function('location', 'fetch', source)({ origin: 'http://tandem.test', search }, send)
    await earlyReads()?.whole
    meta.remove()
    return asked
  }
  const keep = (token: string, store?: string) => {
    localStorage.setItem('personal_access_token', token)
    if (store !== undefined) localStorage.setItem('selected_store', store)
  }
  afterEach(() => void (globalThis.tandemEarlyReads = undefined))

  it('use the chosen store and the days of the team', async () => {
    keep('mine', '7')
    const today = teamDay(new Date().toISOString(), timezone)
    const insights = `/api/v1/insights?date_from=${addDays(today, -29)}&date_to=${today}`
    expect(await ask()).toEqual([
      '/api/v1/me',
      '/api/v1/stores',
      '/api/v1/orders?page=1&store_id=7',
      insights,
    ])
    expect(await ask({ search: '?store_id=9' })).toContain('/api/v1/orders?page=1&store_id=9')
    localStorage.removeItem('selected_store')
    expect(await ask()).toContain('/api/v1/orders?page=1')
  })

  it('are only those of every page if the address asks for another view, or has an invalid store', async () => {
    keep('mine')
    for (const search of ['?page=2', '?store_id=7&sort=total', '?store_id=x'])
      expect(await ask({ search })).toEqual(['/api/v1/me'])
  })

  it('ask for the language of the page, not for that of the browser', async () => {
    keep('mine')
    document.cookie = 'language=tr'
    onTestFinished(() => {
      document.cookie = 'language=; max-age=0'
      html.lang = 'en'
    })
    await ask()
    expect([...languages]).toEqual(['tr'])
  })

  it('stop when the session has ended, and are never sent without a valid token', async () => {
    keep('mine')
    expect(await ask({ status: 401 })).not.toContainEqual(expect.stringContaining('insights'))
    for (const token of ['', 'with\nline', 'é', 'x'.repeat(4097)]) {
      globalThis.tandemEarlyReads = undefined
      keep(token)
      expect(await ask()).toEqual([])
      expect(earlyReads()).toBeUndefined()
    }
  })
})
