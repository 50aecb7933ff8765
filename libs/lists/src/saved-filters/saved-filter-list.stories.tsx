import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { SavedFilterList } from './saved-filter-list.tsx'

const filter = (id: number, name: string, can_change = true) => ({
  id,
  name,
  list: 'orders' as const,
  search: `status=${id}`,
  visible_to_team: false,
  can_change,
  created_at: '2026-11-01T09:00:00.000Z',
})

const meta = {
  title: 'Lists/Saved filter list',
  component: SavedFilterList,
  args: {
    title: 'Private',
    filters: [
      filter(1, 'Refunded this month'),
      filter(2, 'Large orders from abroad that nobody has looked at since the beginning'),
      filter(3, 'Of a colleague', false),
    ],
    isActive: ({ id }) => id === 1,
    tagOf: ({ id }): string | null => (id === 2 ? 'Your default' : null),
    onApply: fn(),
    actionsOf: ({ name }) => [{ key: 'rename', label: `Rename ${name}`, onSelect: fn() }],
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 296 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SavedFilterList>
export default meta
type Story = StoryObj<typeof meta>

export const OneIsShown: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Of a colleague' }))
    await expect(args.onApply).toHaveBeenCalledWith(args.filters[2])
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for the filter Refunded this month' }))
    await screen.findByRole('menuitem', { name: 'Rename Refunded this month' })
  },
}
/** As long as they get, in a narrow menu: the actions stay in sight. */
export const LongNames: Story = {
  args: {
    filters: [filter(2, 'Large orders from abroad that nobody has looked at since the'), filter(1, 'Short')],
    isActive: () => true,
    tagOf: () => 'Yours and that of everybody',
  },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Private' })
    await expect(list.scrollWidth).toBe(list.clientWidth)
    const short = canvas.getByText('Short')
    await expect(short.scrollWidth).toBe(short.clientWidth)
  },
}
export const Empty: Story = { args: { filters: [] } }
