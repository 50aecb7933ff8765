import source from './tokens.json' with { type: 'json' }
import { mapTokens } from './tokens.ts'

interface Typography {
  fontSize: { value: number; unit: string }
  lineHeight: number
  fontWeight: number
  letterSpacing: { value: number; unit: string }
}

/** `2xs` 11 px to `3xl` 28 px; `md` (14/20) is for body text, `sm` (13) for controls and tables. */
export const textStyles = mapTokens(source.text, (token) => {
  const { fontSize, lineHeight, fontWeight, letterSpacing } = token.$value as Typography
  return {
    value: {
      fontSize: `${fontSize.value}${fontSize.unit}`,
      lineHeight: `${lineHeight}`,
      fontWeight: `${fontWeight}`,
      letterSpacing: letterSpacing.value === 0 ? '0' : `${letterSpacing.value}${letterSpacing.unit}`,
    },
  }
})
