import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { FailureBanner } from './failure-banner.tsx'
import { noFailure } from './refusals.ts'

const meta = {
  title: 'Page parts/Failure banner',
  component: FailureBanner,
  args: {
    failure: {
      ...noFailure,
      banner: { title: 'Nothing was saved', description: 'Somebody else has changed the store meanwhile.' },
    },
  },
} satisfies Meta<typeof FailureBanner>
export default meta
type Story = StoryObj<typeof meta>

/** Announced immediately. */
export const Refused: Story = {
  play: async ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent('Nothing was saved'),
}
/** Only fields were refused, or nothing at all. */
export const Empty: Story = {
  args: { failure: noFailure },
  play: async ({ canvas }) => expect(canvas.queryByRole('alert')).toBeNull(),
}
