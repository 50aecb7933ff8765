import type { Page } from 'playwright-core'

/** One interaction of a person: a click or a key. */
interface Step {
  name: string
  act: (page: Page) => Promise<void>
}

const press = (key: string, name: string): Step => ({ name, act: (page) => page.keyboard.press(key) })

const type = (text: string): Step[] =>
  [...text].map((letter) => press(letter, `type "${letter}" of "${text}"`))

const choose = (role: Parameters<Page['getByRole']>[0], name: string | RegExp, nth = 0): Step => ({
  name: `${role} ${String(name)}`,
  act: (page) => page.getByRole(role, { name }).nth(nth).click(),
})

const visit = (name: string): Step => ({
  name: `menu: ${name}`,
  act: (page) =>
    page
      .getByRole('navigation', { name: 'Main menu' })
      .getByRole('link', { name, exact: true })
      .last()
      .click(),
})

/** A morning with Tandem: 40 interactions on the dashboard, in lists, dialogs, the palette and the settings. */
export const journey: readonly Step[] = [
  choose('radio', /^Views/),
  press('ArrowRight', 'next figure'),
  visit('Orders'),
  choose('button', 'Total'),
  choose('button', /^Status/),
  press('Escape', 'close the menu'),
  choose('searchbox', 'Search orders'),
  ...type('morri'),
  visit('Customers'),
  choose('checkbox', 'Select all on this page'),
  visit('Products'),
  choose('button', 'Columns'),
  press('Escape', 'close the menu'),
  choose('button', 'Analytics'),
  visit('Posts'),
  choose('button', 'Table'),
  choose('button', 'Cards'),
  choose('button', 'Show more'),
  choose('checkbox', /^Select/),
  visit('Accounts'),
  visit('Tracker'),
  visit('Dashboard'),
  press('Control+k', 'open the palette'),
  ...type('orders'),
  press('ArrowDown', 'next result'),
  press('Escape', 'close the palette'),
  choose('button', /account menu$/),
  press('Escape', 'close the menu'),
  visit('Workspace'),
  choose('button', 'Invite people'),
  press('Escape', 'close the dialog'),
]
