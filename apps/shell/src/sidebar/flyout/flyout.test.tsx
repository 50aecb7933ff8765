import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openAsTeam, startAfresh } from '../../test-setup.ts'

beforeEach(startAfresh)
afterEach(() => void vi.useRealTimers())

async function openCollapsed(address = '/workspace') {
  document.cookie = 'sidebar_state=false; path=/'
  const opened = await openAsTeam(address)
  const menu = opened.screen.getByRole('navigation', { name: 'Main menu' })
  await expect.element(menu.getByRole('button', { name: 'Analytics' })).toBeVisible()
  // The code of flyouts is fetched when the page is idle, which a stopped clock would never be.
  await userEvent.click(menu.getByRole('button', { name: 'Analytics' }))
  await expect.element(menu.getByRole('group', { name: 'Analytics' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  // The browser's own pointer must not interfere, wherever the last test left it.
  await opened.screen.getByRole('main').hover()
  return { ...opened, menu }
}

const button = (name: string) =>
  [...document.querySelectorAll<HTMLElement>('nav button')].find(
    (candidate) => (candidate.ariaLabel ?? candidate.textContent) === name,
  )!
const link = (name: string) =>
  [...document.querySelectorAll<HTMLElement>('nav a')].find((candidate) => candidate.textContent === name)
const flyout = (name: string) =>
  [...document.querySelectorAll<HTMLElement>('nav [role=group]')].find(
    (group) => (group.ariaLabel ?? group.firstElementChild?.textContent) === name,
  )

/** React renders by messages, which a stopped clock doesn't affect; everything is there some frames later. */
async function drawn() {
  for (let frame = 0; frame < 3; frame += 1)
    await new Promise<void>((resolve) => {
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', () => requestAnimationFrame(() => resolve()), { once: true })
      port1.start()
      port2.postMessage(null)
    })
}

async function pass(milliseconds: number) {
  vi.advanceTimersByTime(milliseconds)
  await drawn()
}

/** A pointer that moves from its position to a point of the page. */
function createPointer(pointerType = 'mouse') {
  let over: Element = document.body
  return {
    async moveTo(x: number, y: number) {
      const target = document.elementFromPoint(x, y) ?? document.body
      const at = { bubbles: true, pointerType, clientX: x, clientY: y }
      if (target !== over) {
        over.dispatchEvent(new PointerEvent('pointerout', { ...at, relatedTarget: target }))
        target.dispatchEvent(new PointerEvent('pointerover', { ...at, relatedTarget: over }))
      }
      over = target
      target.dispatchEvent(new PointerEvent('pointermove', at))
      await drawn()
    },
    async rest(element: HTMLElement) {
      const { left, top, width, height } = element.getBoundingClientRect()
      await this.moveTo(left + width / 2, top + height / 2)
    },
  }
}

/** A press by touch, which has no hover. */
const press = (target: Element) => {
  for (const type of ['pointerdown', 'pointerup'])
    target.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'touch' }))
  target.dispatchEvent(
    new PointerEvent('click', { bubbles: true, cancelable: true, detail: 1, pointerType: 'touch' }),
  )
}

const stopClock = () =>
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })

describe('by pointer', () => {
  it('opens after 100 ms and closes 300 ms after the pointer left', async () => {
    await openCollapsed()
    stopClock()
    const pointer = createPointer()
    await pointer.rest(button('Analytics'))
    await pass(99)
    expect(flyout('Analytics')).toBeUndefined()
    await pass(1)
    expect(flyout('Analytics')).toBeVisible()
    await pointer.moveTo(700, 600)
    await pass(299)
    expect(flyout('Analytics')).toBeVisible()
    await pass(1)
    expect(flyout('Analytics')).toBeUndefined()
  })

  it("doesn't open for a pointer that only passes, and stays open for one that returns", async () => {
    await openCollapsed()
    stopClock()
    const pointer = createPointer()
    await pointer.rest(button('Analytics'))
    await pass(50)
    await pointer.moveTo(700, 600)
    await pass(1000)
    expect(flyout('Analytics')).toBeUndefined()
    await pointer.rest(button('Analytics'))
    await pass(100)
    await pointer.moveTo(700, 600)
    await pass(200)
    await pointer.rest(link('TikTokSoon')!)
    await pass(1000)
    expect(flyout('Analytics')).toBeVisible()
  })

  it('opens the next group after 100 ms for a pointer that moves down the menu', async () => {
    await openCollapsed()
    stopClock()
    const pointer = createPointer()
    await pointer.rest(button('eCommerce'))
    await pass(100)
    expect(flyout('eCommerce')).toBeVisible()
    await pointer.rest(button('Analytics'))
    await pass(100)
    expect(flyout('eCommerce')).toBeUndefined()
    expect(flyout('Analytics')).toBeVisible()
  })

  it('lets a pointer on its way to the flyout cross another group', async () => {
    await openCollapsed()
    stopClock()
    const pointer = createPointer()
    await pointer.rest(button('Analytics'))
    await pass(100)
    const { right, bottom } = button('Analytics').getBoundingClientRect()
    await pointer.moveTo(right - 10, bottom - 4)
    await pointer.moveTo(right - 3, bottom + 5)
    await pass(250)
    expect(flyout('Analytics')).toBeVisible()
    await pointer.rest(link('YouTubeSoon')!)
    await pass(1000)
    expect(flyout('Analytics')).toBeVisible()
    expect(flyout('Integrations')).toBeUndefined()
  })

  it('opens a nested group next to it, aligned with its row', async () => {
    await openCollapsed()
    stopClock()
    const pointer = createPointer()
    await pointer.rest(button('Analytics'))
    await pass(100)
    await pointer.rest(button('Instagram'))
    await pass(100)
    const [first, second] = [flyout('Analytics')!, flyout('Instagram')!].map((panel) =>
      panel.getBoundingClientRect(),
    )
    const sidebar = document.querySelector('aside > div')!.getBoundingClientRect()
    expect(first!.left - sidebar.right).toBe(4)
    expect(second!.left - first!.right).toBe(4)
    expect(link('Posts')!.getBoundingClientRect().top).toBe(button('Instagram').getBoundingClientRect().top)
    // The diagonal way: across a row of the first flyout into the second.
    await pointer.moveTo(first!.right - 20, button('Instagram').getBoundingClientRect().bottom - 2)
    await pointer.rest(link('TikTokSoon')!)
    await pass(200)
    await pointer.rest(link('CommentsSoon')!)
    await pass(1000)
    expect(flyout('Instagram')).toBeVisible()
  })

  it('opens on a touch press and closes on a touch press elsewhere', async () => {
    await openCollapsed()
    const group = button('Integrations')
    press(group)
    await expect.poll(() => flyout('Integrations')).toBeVisible()
    press(group)
    await expect.poll(() => flyout('Integrations')).toBeUndefined()
    press(group)
    await expect.poll(() => flyout('Integrations')).toBeVisible()
    press(document.querySelector('main')!)
    await expect.poll(() => flyout('Integrations')).toBeUndefined()
  })

  it('stays inside a low window', async () => {
    await page.viewport(900, 260)
    const { menu } = await openCollapsed()
    button('Analytics').focus()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard('{Enter}')
    await expect.element(menu.getByRole('group', { name: 'Instagram' })).toBeVisible()
    for (const name of ['Analytics', 'Instagram']) {
      const { top, bottom } = flyout(name)!.getBoundingClientRect()
      expect(top).toBeGreaterThanOrEqual(8)
      expect(bottom).toBeLessThanOrEqual(252)
    }
  })
})

describe('from right to left', () => {
  beforeEach(() => void (document.dir = 'rtl'))
  afterEach(() => void (document.dir = ''))

  it('opens at the left of the menu and of its row, by the arrow to the left, and goes back by the other', async () => {
    await openCollapsed()
    button('Analytics').focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect.poll(() => document.activeElement).toBe(button('Instagram'))
    await userEvent.keyboard('{ArrowLeft}')
    await expect.poll(() => flyout('Instagram')).toBeVisible()
    const [first, second] = [flyout('Analytics')!, flyout('Instagram')!].map((panel) =>
      panel.getBoundingClientRect(),
    )
    const sidebar = document.querySelector('aside > div')!.getBoundingClientRect()
    expect(document.documentElement.clientWidth - sidebar.right).toBe(8)
    expect(sidebar.left - first!.right).toBe(4)
    expect(first!.left - second!.right).toBe(4)
    await userEvent.keyboard('{ArrowRight}')
    await expect.poll(() => document.activeElement).toBe(button('Instagram'))
  })
})

describe('by keyboard', () => {
  it.each(['{Enter}', ' ', '{ArrowRight}', '{ArrowDown}'])(
    '%s opens it and moves to its first entry',
    async (key) => {
      const { menu } = await openCollapsed()
      button('Integrations').focus()
      await userEvent.keyboard(key)
      await expect.element(menu.getByRole('link', { name: 'Social Media' })).toHaveFocus()
    },
  )

  it('moves by arrows, Home, End and letters, including to planned pages', async () => {
    const { menu } = await openCollapsed()
    button('Analytics').focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(menu.getByRole('button', { name: 'Instagram' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    const entry = (name: string | RegExp) => menu.getByRole('link', { name })
    await expect.element(entry('Posts')).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(entry('Tracker')).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect.element(entry(/^Comments/)).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(entry('Posts')).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}{Home}')
    await expect.element(entry('Posts')).toHaveFocus()
    await userEvent.keyboard('a')
    await expect.element(entry('Accounts')).toHaveFocus()
  })

  it('Escape and ArrowLeft go back one level', async () => {
    const { menu } = await openCollapsed()
    button('Analytics').focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(menu.getByRole('button', { name: 'Instagram' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(menu.getByRole('link', { name: 'Posts' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(menu.getByRole('button', { name: 'Instagram' })).toHaveFocus()
    await expect.element(menu.getByRole('link', { name: 'Posts' })).not.toBeInTheDocument()
    await userEvent.keyboard('{ArrowLeft}')
    await expect.element(menu.getByRole('button', { name: 'Analytics' })).toHaveFocus()
    await expect.element(menu.getByRole('button', { name: 'Instagram' })).not.toBeInTheDocument()
  })

  it('Tab leaves it, and it closes', async () => {
    const { menu } = await openCollapsed()
    button('Analytics').focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(menu.getByRole('button', { name: 'Instagram' })).toHaveFocus()
    await userEvent.tab()
    await expect.element(menu.getByRole('button', { name: 'Integrations' })).toHaveFocus()
    await expect.element(menu.getByRole('button', { name: 'Instagram' })).not.toBeInTheDocument()
  })

  it('stars a page, and opens it', async () => {
    const { menu, screen, where } = await openCollapsed()
    button('Integrations').focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(menu.getByRole('link', { name: 'Social Media' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(menu.getByRole('button', { name: 'Star Social Media' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(menu.getByRole('button', { name: 'Unstar Social Media' })).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}{ArrowDown}')
    await expect.element(menu.getByRole('link', { name: 'E-commerce' })).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect.poll(where).toBe('/integrations/e-commerce')
    // The heading of the new page gets the focus.
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveFocus()
    await expect.element(menu.getByRole('link', { name: 'E-commerce' })).not.toBeInTheDocument()
    button('Starred').focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(menu.getByRole('link', { name: 'Social Media' })).toHaveFocus()
  })
})
