import type { Tree } from '@nx/devkit'
import ts from 'typescript'

/** The place of a list: the initial value of a variable or an argument of a call, or a part of it. */
export interface ListPlace {
  /** The variable whose value contains it; declared anywhere in the file. */
  variable?: string
  /**
   * The call that gets it as an argument, with the text of the call's first argument:
   * `defineMessages('billing', …)`.
   */
  call?: { name: string; first: string }
  /** The property names that lead to it; none for the list itself. */
  path?: readonly string[]
}

/** Where to insert a new member: at the end by default. */
export type ListPosition =
  /** Before the first member whose text begins with this. */
  | { before: string }
  | 'first'
  /** Before the first member that follows it alphabetically. */
  | 'sorted'
  | 'last'

/**
 * The file doesn't have the structure that the generator expects. Nothing has been written when it is thrown.
 */
export class MissingAnchor extends Error {
  constructor(path: string, looked: string) {
    super(
      `${path}: ${looked} is not there any more. Nothing was written. ` +
        'Bring the generator in tools/nx up to date with the file, or the file back.',
    )
    this.name = 'MissingAnchor'
  }
}

/** The file already uses the name for something else. */
export class TakenName extends Error {
  constructor(path: string, name: string) {
    super(`${path}: "${name}" is there already. Nothing was written; choose another name.`)
    this.name = 'TakenName'
  }
}

/**
 * Changes a TypeScript file by its syntax tree, and leaves the rest as it is. If it can't find a place, it
 * throws an error that names it instead of leaving the change out.
 */
export class EditedSource {
  readonly #path: string
  #text: string

  constructor(path: string, text: string) {
    this.#path = path
    this.#text = text
  }

  get text() {
    return this.#text
  }

  /** Adds an import in alphabetical order. @throws TakenName when the file already uses one of its names */
  addImport(statement: string): this {
    const file = this.#parse()
    const names = declaredNames(ts.createSourceFile('new.ts', statement, ts.ScriptTarget.Latest, true))
    const taken = declaredNames(file)
    const clash = names.find((name) => taken.includes(name))
    if (clash !== undefined) throw new TakenName(this.#path, clash)
    const imports = file.statements.filter(ts.isImportDeclaration)
    const last = this.#beforeInAlphabet(imports, statement) ?? imports.at(-1)
    if (!last) throw new MissingAnchor(this.#path, 'an import')
    return this.#insert(last.getEnd(), `\n${statement}`)
  }

  /** Adds a re-export to an index file, in alphabetical order. */
  addExport(statement: string): this {
    const exports = this.#parse().statements.filter(ts.isExportDeclaration)
    const last = this.#beforeInAlphabet(exports, statement) ?? exports.at(-1)
    if (!last) throw new MissingAnchor(this.#path, 'an export')
    return this.#insert(last.getEnd(), `\n${statement}`)
  }

  /** The value of a member that is a plain text. */
  readText(place: ListPlace): string {
    const found = this.#find(place)
    if (!ts.isStringLiteral(found)) throw new MissingAnchor(this.#path, `text in ${nameOf(place)}`)
    return found.text
  }

  /** Adds a member to an array. @throws TakenName when the array has it already */
  addElement(place: ListPlace, element: string, position: ListPosition = 'last'): this {
    const list = this.#find(place)
    if (!ts.isArrayLiteralExpression(list))
      throw new MissingAnchor(this.#path, `an array in ${nameOf(place)}`)
    if (list.elements.some((each) => each.getText() === element)) throw new TakenName(this.#path, element)
    return this.#addMember(list, list.elements, element, position, place)
  }

  /** Adds a property to an object, as `key: value`. @throws TakenName when the object has the key already */
  addProperty(place: ListPlace, property: string, position: ListPosition = 'last'): this {
    const list = this.#find(place)
    if (!ts.isObjectLiteralExpression(list))
      throw new MissingAnchor(this.#path, `an object in ${nameOf(place)}`)
    const key = property.startsWith('...') ? property : keyOf(property.slice(0, property.indexOf(':')))
    const keys = list.properties.map((each) => (each.name ? keyOf(each.name.getText()) : each.getText()))
    if (keys.includes(key)) throw new TakenName(this.#path, key)
    return this.#addMember(list, list.properties, property, position, place)
  }

  /** Adds an interface that an interface extends. */
  addExtended(interfaceName: string, extended: string): this {
    const file = this.#parse()
    const found = file.statements.find(
      (statement) => ts.isInterfaceDeclaration(statement) && statement.name.text === interfaceName,
    ) as ts.InterfaceDeclaration | undefined
    const last = found?.heritageClauses?.[0]?.types.at(-1)
    if (!last) throw new MissingAnchor(this.#path, `the interface ${interfaceName} that extends others`)
    return this.#insert(last.getEnd(), `, ${extended}`)
  }

  #addMember(
    list: ts.Node,
    members: ts.NodeArray<ts.Node>,
    member: string,
    position: ListPosition,
    place: ListPlace,
  ): this {
    const next =
      position === 'first'
        ? members[0]
        : position === 'sorted'
          ? members.find((each) => each.getText() > member)
          : position === 'last'
            ? undefined
            : members.find((each) => each.getText().startsWith(position.before))
    if (next) return this.#insert(next.getStart(), `${member},\n`)
    if (typeof position === 'object')
      throw new MissingAnchor(this.#path, `\`${position.before}\` in ${nameOf(place)}`)
    const last = members.at(-1)
    return last ? this.#insert(last.getEnd(), `,\n${member}`) : this.#insert(list.getEnd() - 1, `${member},`)
  }

  /** Of imports or exports of one kind, the last that precedes a new one alphabetically. */
  #beforeInAlphabet<Statement extends ts.ImportDeclaration | ts.ExportDeclaration>(
    statements: Statement[],
    added: string,
  ): Statement | undefined {
    const from = specifierOf(added)
    return statements.findLast((statement) => {
      const other = specifierOf(statement.getText())
      return other.startsWith('.') === from.startsWith('.') && other < from
    })
  }

  #find({ variable, call, path = [] }: ListPlace): ts.Expression {
    const place = nameOf({ variable, call })
    const root = findNode(this.#parse(), (node) =>
      variable !== undefined
        ? ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.name.text === variable
          ? node.initializer
          : undefined
        : ts.isCallExpression(node) &&
            node.expression.getText() === call?.name &&
            node.arguments[0]?.getText() === `'${call.first}'`
          ? node.arguments[1]
          : undefined,
    )
    if (!root) throw new MissingAnchor(this.#path, place)
    return path.reduce<ts.Expression>((found, key) => {
      const property = ts.isObjectLiteralExpression(found)
        ? found.properties.find((each) => each.name !== undefined && keyOf(each.name.getText()) === key)
        : undefined
      if (!property || !ts.isPropertyAssignment(property))
        throw new MissingAnchor(this.#path, `\`${key}\` in ${place}`)
      return plain(property.initializer)
    }, plain(root))
  }

  #parse() {
    const kind = this.#path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
    return ts.createSourceFile(this.#path, this.#text, ts.ScriptTarget.Latest, true, kind)
  }

  #insert(at: number, text: string): this {
    this.#text = this.#text.slice(0, at) + text + this.#text.slice(at)
    return this
  }
}

/** Changes one file of the tree. @throws MissingAnchor when it doesn't exist or isn't as expected */
export function editSource(tree: Tree, path: string, change: (source: EditedSource) => EditedSource): void {
  const text = tree.read(path, 'utf8')
  if (text === null) throw new MissingAnchor(path, 'the file')
  tree.write(path, change(new EditedSource(path, text)).text)
}

/** The expression without type assertions. */
function plain(expression: ts.Expression): ts.Expression {
  return ts.isAsExpression(expression) ||
    ts.isSatisfiesExpression(expression) ||
    ts.isParenthesizedExpression(expression)
    ? plain(expression.expression)
    : expression
}

function findNode(
  node: ts.Node,
  read: (node: ts.Node) => ts.Expression | undefined,
): ts.Expression | undefined {
  return read(node) ?? ts.forEachChild(node, (child) => findNode(child, read))
}

/** The module that an import or export names. */
const specifierOf = (statement: string) => /from '([^']+)'/.exec(statement)?.[1] ?? ''

const keyOf = (name: string) => name.trim().replaceAll(/^['"]|['"]$/g, '')

const nameOf = ({ variable, call, path = [] }: ListPlace) =>
  [variable ?? `${call?.name}('${call?.first}')`, ...path].join('.')

/** The names that a file imports or declares at its top level. */
function declaredNames(file: ts.SourceFile): string[] {
  return file.statements.flatMap((statement) => {
    if (ts.isImportDeclaration(statement)) return importedNames(statement)
    if (ts.isVariableStatement(statement))
      return statement.declarationList.declarations.map(({ name }) => name.getText())
    return ts.isFunctionDeclaration(statement) && statement.name ? [statement.name.text] : []
  })
}

function importedNames({ importClause }: ts.ImportDeclaration): string[] {
  const bindings = importClause?.namedBindings
  if (bindings === undefined) return importClause?.name ? [importClause.name.text] : []
  return ts.isNamespaceImport(bindings)
    ? [bindings.name.text]
    : bindings.elements.map(({ name }) => name.text)
}
