import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { css } from '@tandem/design-system/css'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { ScrollRegion } from './scroll-region.tsx'

const months = ['January', 'February', 'March', 'April', 'May', 'June']

const meta = {
  title: 'Scroll region (overflow, scroll area)',
  id: 'design-system-scroll-region',

  component: ScrollRegion,
  args: { 'aria-label': 'Sales by month' },
  render: (args) => (
    <div className={css({ width: '[16rem]' })}>
      <ScrollRegion {...args}>
        <table className={css({ '& th, & td': { paddingInline: '3', whiteSpace: 'nowrap' } })}>
          <thead>
            <tr>
              {months.map((month) => (
                <th key={month} scope="col">
                  {month}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              {months.map((month) => (
                <td key={month}>
                  <VisuallyHidden>up</VisuallyHidden> £12.480,00
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </ScrollRegion>
    </div>
  ),
} satisfies Meta<typeof ScrollRegion>
export default meta

type Story = StoryObj<typeof meta>

/** A wide table scrolls inside its box; hidden text doesn't widen the page. */
export const WideTable: Story = {
  play: async ({ canvas }) => {
    const region = canvas.getByRole('group', { name: 'Sales by month' })
    await expect(region.scrollWidth).toBeGreaterThan(region.clientWidth)
    await expect(region.parentElement!.scrollWidth).toBe(region.parentElement!.clientWidth)
  },
}

const maskOf = (element: Element) => getComputedStyle(element).maskImage

/** What is hidden at the end fades, until a person has scrolled there. Without hidden content nothing fades. */
export const FadesAtItsEnd: Story = {
  play: async ({ canvas }) => {
    const region = canvas.getByRole('group', { name: 'Sales by month' })
    await waitFor(() => expect(maskOf(region)).toMatch(/gradient/))
    region.scrollLeft = region.scrollWidth
    await waitFor(() => expect(maskOf(region)).toBe('none'))
    region.scrollLeft = 0
    await waitFor(() => expect(maskOf(region)).toMatch(/gradient/))
    region.parentElement!.style.width = 'auto'
    await waitFor(() => expect(maskOf(region)).toBe('none'))
    region.parentElement!.style.width = ''
  },
}

/** Tab reaches it, and arrow keys scroll it. */
export const Focus: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('group', { name: 'Sales by month' })).toHaveFocus()
    await expect(maskOf(canvas.getByRole('group'))).toBe('none')
  },
}
