import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Pagination } from './pagination.tsx'
import type { PaginationProps } from './pagination.tsx'
import { State, StateGrid } from '../example-states.tsx'

const meta = {
  title: 'Pagination (pager, pages)',
  id: 'design-system-pagination',

  component: Pagination,
  args: { page: 1, pageCount: 132, onPageChange: fn() },
} satisfies Meta<typeof Pagination>
export default meta

type Story = StoryObj<typeof meta>

export const FirstPage: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('button', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page')
    await userEvent.click(canvas.getByRole('button', { name: 'Previous page' }))
    await expect(args.onPageChange).not.toHaveBeenCalled()
    canvas.getByRole('button', { name: 'Next page' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onPageChange).toHaveBeenCalledWith(2)
  },
}
export const InTheMiddle: Story = { args: { page: 66 } }
export const LastPage: Story = { args: { page: 132 } }
export const OnePage: Story = { args: { pageCount: 1 } }
export const Thousands: Story = { args: { page: 5000, pageCount: 13678 } }
export const OnAPhone: Story = { args: { page: 66 }, globals: { viewport: { value: 'phone' } } }

export const AsLinks: Story = {
  args: { getHref: (page) => `?page=${page}` },
  play: async ({ canvas, userEvent, args }) => {
    const second = canvas.getByRole('link', { name: 'Page 2' })
    await expect(second).toHaveAttribute('href', '?page=2')
    await userEvent.click(second)
    await expect(args.onPageChange).toHaveBeenCalledWith(2)
  },
}

export const States: Story = {
  render: ({ page: _page, ...args }) => {
    const one = (name: string, page: number, props: Partial<PaginationProps> = {}) => (
      <Pagination {...args} page={page} {...props} labels={{ pages: name }} />
    )
    return (
      <StateGrid width={420}>
        <State name="First page">{one('First page', 1)}</State>
        <State name="In the middle">{one('In the middle', 66)}</State>
        <State name="Last page">{one('Last page', 132)}</State>
        <State name="Hover" look="hover">
          {one('Hover', 66)}
        </State>
        <State name="Focus" look="focus">
          {one('Focus', 66)}
        </State>
        <State name="Disabled">{one('Disabled', 1, { pageCount: 1 })}</State>
        <State name="Long text">{one('Long text', 5000, { pageCount: 13_678 })}</State>
      </StateGrid>
    )
  },
}
