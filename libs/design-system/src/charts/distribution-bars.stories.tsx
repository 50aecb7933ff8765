import type { Meta, StoryObj } from '@storybook/react-vite'
import { formatNumber } from '@tandem/format'
import { expect, fn } from 'storybook/test'
import { Card } from '../card/card.tsx'
import { ErrorState } from '../error-state/error-state.tsx'
import { DistributionBars } from './distribution-bars.tsx'

const exact = (value: number) => formatNumber(value, { full: true })
const ages: [string, number, number][] = [
  ['13–17', 579, 289],
  ['18–24', 5593, 2170],
  ['25–34', 12_439, 4533],
  ['35–44', 8679, 4002],
  ['45–54', 3712, 2025],
  ['55+', 2459, 1736],
]

const meta = {
  title: 'Charts/Distribution bars (shares, pie, donut)',
  id: 'design-system-charts-distribution-bars',

  component: DistributionBars,
  args: {
    title: 'Age and gender',
    description: '48.216 followers',
    rowLabel: 'Age',
    parts: [
      { key: 'F', label: 'Women', total: 48_216 },
      { key: 'M', label: 'Men', total: 48_216 },
    ],
    rows: ages.map(([label, women, men]) => ({ key: label, label, values: [women, men] })),
    formatValue: exact,
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 372 }}>
        <Card flush>
          <Story />
        </Card>
      </div>
    ),
  ],
} satisfies Meta<typeof DistributionBars>
export default meta

type Story = StoryObj<typeof meta>

/** The rows are one tab stop; arrows move between them, and each is read out with its shares and counts. */
export const AgeAndGender: Story = {
  play: async ({ canvas, userEvent }) => {
    const rows = canvas.getByRole('slider', { name: 'Age and gender' })
    rows.focus()
    await userEvent.keyboard('{Home}{ArrowDown}{ArrowDown}')
    await expect(rows).toHaveAttribute('aria-valuetext', '25–34: Women 25,8% (12.439), Men 9,4% (4.533)')
    await expect(document.querySelector('[popover]')).toHaveTextContent('12.439')
    await userEvent.keyboard('{End}{ArrowDown}')
    await expect(rows).toHaveAttribute('aria-valuenow', '6')
  },
}

/** Countries of followers beside those of buyers: shares of each, on one scale. */
export const FollowersBesideBuyers: Story = {
  args: {
    title: 'Countries',
    rowLabel: 'Country',
    arrangement: 'beside',
    parts: [
      { key: 'followers', label: 'Followers', total: 48_216 },
      { key: 'buyers', label: 'Buyers', total: 1318 },
    ],
    rows: [
      { key: 'TR', label: 'Türkiye', values: [33_210, 1020] },
      { key: 'DE', label: 'Germany', values: [6120, 201] },
      { key: 'GB', label: 'United Kingdom of Great Britain and Northern Ireland', values: [2011, null] },
      { key: 'US', label: 'United States', values: [1904, 1] },
      { key: 'NL', label: 'Netherlands', values: [null, 96] },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure')).toHaveTextContent(
      'Netherlands: Followers No data, Buyers 7,3% (96).',
    )
  },
}

/** Counts and shares of each part; on a narrow card, the menu opens the table. */
export const AsTable: Story = {
  args: { defaultView: 'table' },
  play: async ({ canvas }) => {
    const headers = canvas.getAllByRole('columnheader').map((cell) => cell.textContent)
    await expect(headers).toEqual(['Age', 'Women', 'Women, share', 'Men', 'Men, share'])
    await expect(canvas.queryByRole('button', { name: 'Show as table' })).toBeNull()
  },
}

/** The network doesn't share anything about the followers. */
export const NotShared: Story = {
  args: {
    ...FollowersBesideBuyers.args,
    parts: [
      { key: 'followers', label: 'Followers', total: null },
      { key: 'buyers', label: 'Buyers', total: 1318 },
    ],
    rows: [{ key: 'TR', label: 'Türkiye', values: [null, 1020] }],
  },
}
export const Empty: Story = { args: { rows: [] } }
export const FirstLoad: Story = { args: { rows: undefined } }
export const Failed: Story = {
  args: {
    error: <ErrorState title="The audience could not be loaded" text="The rest is fine." onRetry={fn()} />,
  },
}
export const OnTheNarrowestPhone: Story = {
  args: FollowersBesideBuyers.args,
  globals: { viewport: { value: 'narrow' } },
}

export const LongText: Story = {
  args: {
    title: 'Countries of those who follow an account with an unusually long name',
    rowLabel: 'Country',
    rows: [
      { key: 'GB', label: 'United Kingdom of Great Britain and Northern Ireland', values: [33_210, 9000] },
      { key: 'PS', label: 'فلسطين', values: [2011, 1000] },
    ],
  },
}
