import type { Meta, StoryObj } from '@storybook/react-vite'
import { css, cx } from '@tandem/design-system/css'
import { tokenValues } from '@tandem/design-system/token-values'
import type { TokenName } from '@tandem/design-system/token-values'
import source from '../../theme/tokens.json' with { type: 'json' }
import { Grid } from '../layout/grid.tsx'
import { Stack } from '../layout/stack.tsx'
import { Measure, Section, Specimen } from './example-specimen.tsx'

const meta = { title: 'Type' } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const sample = 'Ağaç gölgesi İstanbul’da, Şişli: 1.234 12,3K ₺1.427,00'
/** Text in the system's monospace font, with characters that all systems draw alike. */
const code = 'sku-1427 0199a7c2-84e1 {"total": 12.30}'
const wraps = css({ overflowWrap: 'anywhere' })

const textStyles = {
  '3xl': css({ textStyle: '3xl' }),
  '2xl': css({ textStyle: '2xl' }),
  xl: css({ textStyle: 'xl' }),
  lg: css({ textStyle: 'lg' }),
  md: css({ textStyle: 'md' }),
  sm: css({ textStyle: 'sm' }),
  xs: css({ textStyle: 'xs' }),
  '2xs': css({ textStyle: '2xs' }),
} satisfies Record<Exclude<keyof typeof source.text, '$type'>, string>

const rem = 16
const described = (name: keyof typeof textStyles) => {
  const { fontSize, lineHeight, fontWeight, letterSpacing } = tokenValues[`textStyles.${name}`].light
  const size = Number.parseFloat(fontSize) * rem
  return `${size} px, lines of ${Math.round(size * Number(lineHeight))} px, weight ${fontWeight}, tracking ${letterSpacing}`
}

/** `md` is for body text, `sm` for controls and tables, `3xl` for the pages outside the app. */
export const Styles: Story = {
  render: () => (
    <Stack gap="6">
      {(Object.keys(textStyles) as (keyof typeof textStyles)[]).map((name) => (
        <Measure key={name} name={name} note={described(name)}>
          <p className={cx(textStyles[name], wraps)}>{sample}</p>
        </Measure>
      ))}
    </Stack>
  ),
}

const weights = {
  regular: css({ fontWeight: 'regular', textStyle: 'lg' }),
  medium: css({ fontWeight: 'medium', textStyle: 'lg' }),
  semibold: css({ fontWeight: 'semibold', textStyle: 'lg' }),
} satisfies Record<Exclude<keyof typeof source.weight, '$type'>, string>

export const Weights: Story = {
  render: () => (
    <Grid columns={3}>
      {(Object.keys(weights) as (keyof typeof weights)[]).map((name) => (
        <Specimen key={name} name={name} note={tokenValues[`fontWeights.${name}`].light}>
          <span className={weights[name]}>{sample}</span>
        </Specimen>
      ))}
    </Grid>
  ),
}

const inFont = css({ fontFamily: 'body' })
const inCode = css({ fontFamily: 'mono' })

/**
 * The fonts that readers can choose; `data-font` sets one for a part of a page. Columns of figures stay
 * aligned in all.
 */
export const Fonts: Story = {
  render: () => (
    <Stack gap="6">
      {(['onest', 'inter', 'manrope', 'system'] as const).map((font) => (
        <Section key={font} title={font} note={tokenValues[`fonts.${font}` satisfies TokenName].light}>
          <div data-font={font}>
            <p className={cx(inFont, textStyles.lg, wraps)}>{sample}</p>
            <p className={cx(inFont, textStyles.sm, wraps)}>{sample}</p>
          </div>
        </Section>
      ))}
      <Section title="mono" note={tokenValues['fonts.mono'].light}>
        <p className={cx(inCode, wraps)}>{code}</p>
      </Section>
    </Stack>
  ),
}
