import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Pagination } from '../pagination/pagination.tsx'
import { NumbersProvider } from './numbers-provider.tsx'

const meta = {
  title: 'Numbers provider (locale)',
  id: 'design-system-numbers-numbers-provider',

  component: NumbersProvider,
  args: {
    locale: 'en',
    children: <Pagination page={1234} pageCount={1300} onPageChange={() => undefined} />,
  },
} satisfies Meta<typeof NumbersProvider>
export default meta

type Story = StoryObj<typeof meta>

export const EnglishSeparators: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Page 1,234' })).toBeVisible()
  },
}

export const TurkishSeparators: Story = {
  args: { locale: 'tr' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Page 1.234' })).toBeVisible()
  },
}
