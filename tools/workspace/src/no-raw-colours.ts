import type { Linter, Rule } from 'eslint'

/**
 * The names of colours in CSS; `transparent`, `currentcolor` and system colours aren't included, because they
 * depend on others.
 */
const names =
  `aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue blueviolet brown
  burlywood cadetblue chartreuse chocolate coral cornflowerblue cornsilk crimson cyan darkblue darkcyan darkgoldenrod
  darkgray darkgreen darkgrey darkkhaki darkmagenta darkolivegreen darkorange darkorchid darkred darksalmon
  darkseagreen darkslateblue darkslategray darkslategrey darkturquoise darkviolet deeppink deepskyblue dimgray dimgrey
  dodgerblue firebrick floralwhite forestgreen fuchsia gainsboro ghostwhite gold goldenrod gray green greenyellow grey
  honeydew hotpink indianred indigo ivory khaki lavender lavenderblush lawngreen lemonchiffon lightblue lightcoral
  lightcyan lightgoldenrodyellow lightgray lightgreen lightgrey lightpink lightsalmon lightseagreen lightskyblue
  lightslategray lightslategrey lightsteelblue lightyellow lime limegreen linen magenta maroon mediumaquamarine
  mediumblue mediumorchid mediumpurple mediumseagreen mediumslateblue mediumspringgreen mediumturquoise
  mediumvioletred midnightblue mintcream mistyrose moccasin navajowhite navy oldlace olive olivedrab orange orangered
  orchid palegoldenrod palegreen paleturquoise palevioletred papayawhip peachpuff peru pink plum powderblue purple
  rebeccapurple red rosybrown royalblue saddlebrown salmon sandybrown seagreen seashell sienna silver skyblue slateblue
  slategray slategrey snow springgreen steelblue tan teal thistle tomato turquoise violet wheat white whitesmoke yellow
  yellowgreen`.split(/\s+/)

/** A text that is clearly a colour. Not `/#main` in an address, `&#xfff;`, `url(#fade)` or `docs#fed`. */
const written =
  /(?<![\w&/#-])(?<!url\(\s*)#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})(?![\w-])|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(\s*[\d.]|\bcolor\(\s*(?:srgb|display-p3|a98|prophoto|rec2020|xyz)/gi
/** The name of a colour, which may be an ordinary word elsewhere. */
const named = new RegExp(String.raw`(?<![\w.#-])(?:${names.join('|')})(?![\w.-])`, 'gi')
/**
 * A step of the palette, which only semantic tokens may use; `palette.title` is a text of the command
 * palette.
 */
const palette = /(?<![\w-])palette\.(?:[a-z]+\.\d+|chart-(?:light|dark)\.[a-z]+)|--colors-palette/g

/**
 * Properties of a style, attributes of a drawing and custom properties that contain a colour, in both
 * spellings.
 */
const holdsColour = /colou?r|background|fill|stroke|border|outline|shadow|gradient|^bg$/i

interface Found {
  /** The position in the text. */
  at: number
  colour: string
  messageId: 'raw' | 'palette'
}

const matches = (text: string, pattern: RegExp, messageId: Found['messageId'] = 'raw'): Found[] =>
  [...text.matchAll(pattern)].map((match) => ({ at: match.index, colour: match[0], messageId }))

const steps = (text: string) => matches(text, palette, 'palette')
/** Every colour in the value of a property that contains one. */
const inStyle = (text: string) => [...matches(text, written), ...matches(text, named)]

const blank = (text: string) => text.replaceAll(/[^\n]/g, ' ')

/** Every colour of a stylesheet, except in comments, addresses and texts. */
function inStylesheet(css: string): Found[] {
  const bare = css.replaceAll(/\/\*.*?\*\/|url\([^)]*\)|"[^"\n]*"|'[^'\n]*'/gs, blank)
  const declarations = [...bare.matchAll(/([\w-]+)\s*:\s*([^;{}]+)/g)].flatMap((match) => {
    const [all, property = '', value = ''] = match
    const at = match.index + all.length - value.length
    const found = holdsColour.test(property) ? inStyle(value) : matches(value, written)
    return [...found, ...steps(value)].map((one) => ({ ...one, at: at + one.at }))
  })
  return declarations
}

/** The parts of a syntax tree that are read; ESLint's own types don't include JSX and TypeScript. */
interface Node {
  type: string
  parent?: Node | null
  name?: string | Node
  key?: Node
  value?: unknown
  test?: Node
}

const nameOf = (node: Node | undefined) => String(node?.type === 'Literal' ? node.value : node?.name)

/** The nodes that may lie between a value and its property. */
const within =
  /^(?:ObjectExpression|ArrayExpression|ConditionalExpression|LogicalExpression|TemplateLiteral|Property|TSAsExpression|TSSatisfiesExpression|JSXExpressionContainer)$/

/** Whether a text is the value of a property that contains a colour, even inside conditions. */
function isOfStyle(node: Node): boolean {
  let inner = node
  for (let outer = node.parent; outer; outer = outer.parent) {
    if (outer.type === 'JSXAttribute') return holdsColour.test(nameOf(outer.name as Node))
    // A key isn't a value, and neither is the condition between two values.
    if (inner === outer.key || inner === outer.test) return false
    if (outer.type === 'Property' && holdsColour.test(nameOf(outer.key))) return true
    if (!within.test(outer.type)) return false
    inner = outer
  }
  return false
}

/** A value that Panda uses literally: `[1px solid red]`. */
const isEscaped = (text: string) => /^\[.*\]$/s.test(text.trim())

/**
 * Colours come from tokens. With `onlyInStyles` a text that only looks like a colour is accepted: in stories
 * `#4812` is an order.
 */
export const noRawColours: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [
      { type: 'object', properties: { onlyInStyles: { type: 'boolean' } }, additionalProperties: false },
    ],
    messages: {
      raw: '{{colour}} is no token: name a semantic colour, such as fg.muted or bg.surface (Storybook, Tokens/Colour).',
      palette:
        '{{colour}} is a step of the palette: name a semantic colour, which has a value in both themes.',
    },
  },
  create(context) {
    const { sourceCode } = context
    const options = (context.options[0] ?? {}) as { onlyInStyles?: boolean }
    const report = (from: number, found: Found[]) => {
      for (const { at, colour, messageId } of found)
        context.report({
          loc: {
            start: sourceCode.getLocFromIndex(from + at),
            end: sourceCode.getLocFromIndex(from + at + colour.length),
          },
          messageId,
          data: { colour: colour.replace(/\($/, '()') },
        })
    }
    if (context.filename.endsWith('.css')) return { Program: () => report(0, inStylesheet(sourceCode.text)) }

    const check = (node: Rule.Node, text: string) => {
      const isStyle = isEscaped(text) || isOfStyle(node as unknown as Node)
      const colours = isStyle ? inStyle(text) : options.onlyInStyles ? [] : matches(text, written)
      // Plus one for the opening quote or backtick.
      report((node.range?.[0] ?? 0) + 1, [...colours, ...steps(text)])
    }
    return {
      Literal(node) {
        if (typeof node.value === 'string') check(node, (node.raw ?? '').slice(1, -1))
      },
      TemplateElement: (node) => check(node, node.value.raw),
    }
  },
}

/** Lets ESLint read a stylesheet: it returns a program without statements, and the rule reads the text. */
export const stylesheetParser: Linter.Parser = {
  meta: { name: 'tandem-stylesheet' },
  parseForESLint(text) {
    const lines = text.split('\n')
    return {
      ast: {
        type: 'Program',
        sourceType: 'module',
        body: [],
        comments: [],
        tokens: [],
        range: [0, text.length],
        loc: {
          start: { line: 1, column: 0 },
          end: { line: lines.length, column: lines.at(-1)?.length ?? 0 },
        },
      },
    }
  },
}
