import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { SalesStrip } from './sales-strip.tsx'

const meta = {
  title: 'E-commerce/SalesStrip',
  component: SalesStrip,
  args: {
    totals: [
      { currency: 'TRY', orders: 1318, units: 4_211, revenue: 57_836_00, refunds: 1_200_00 },
      { currency: 'JPY', orders: 12, units: 14, revenue: 142_480, refunds: 0 },
    ],
    period: '23 Oct – 21 Nov 2026, Europe/Istanbul',
    isListNarrower: false,
    isChartShown: false,
    onChartShownChange: fn(),
  },
} satisfies Meta<typeof SalesStrip>
export default meta
type Story = StoryObj<typeof meta>

export const SeveralCurrencies: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('₺57.836,00')).toBeVisible()
    await expect(canvas.getByText('¥142.480')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Chart' }))
    await expect(args.onChartShownChange).toHaveBeenCalledWith(true)
  },
}
export const NarrowerList: Story = { args: { isListNarrower: true, isChartShown: true } }
export const NothingSold: Story = { args: { totals: [] } }
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const InTheDark: Story = { globals: { theme: 'dark' } }
