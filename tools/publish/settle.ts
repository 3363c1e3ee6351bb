/** Takes out of Tailwind's sheet what is settled before a browser reads it. */
import type { AtRule, Declaration, Root, Rule } from 'postcss';

/** A reading of a variable that utilities share, with what stands for it where nothing sets it; one pair of parentheses may stand in that. */
const READING = /var\((--tw-[\w-]+)(?:,((?:[^()]|\([^()]*\))*))?\)/g;

/** Conditions that every browser with `light-dark()` meets. */
const MET = ['(color:color-mix(', '(not ((-webkit-appearance:-apple-pay-button))) or (contain-intrinsic-size:1px)'];
/** Properties that every browser with `light-dark()` knows without a prefix. */
const PREFIXED = /^-webkit-(?=mask|text-decoration-color)/;

/**
 * Drops the stand-ins for browsers without `color-mix()`, `@property` and plain `mask`: those do not know `light-dark()` either, from which
 * all colours of the site come. Changes `sheet` and returns it.
 */
export function withoutStandIns(sheet: Root): Root {
  const supports: AtRule[] = [];
  sheet.walkAtRules((rule) => {
    if (rule.name === 'layer' && rule.params === 'properties') rule.remove();
    if (rule.name === 'supports' && MET.some((condition) => rule.params.startsWith(condition))) supports.push(rule);
  });
  // From the inside out: one may stand in another.
  for (const rule of supports.toReversed()) unwrap(rule);
  sheet.walkRules((rule) => {
    dropRepeated(rule);
    dropPrefixed(rule);
  });
  return sheet;
}

/** Puts the rules of `@supports` in its place; each replaces the rule before it that says the same of the same. */
function unwrap(supports: AtRule): void {
  const before = supports.prev() as Rule | undefined;
  for (const rule of supports.nodes ?? []) {
    if (rule.type === 'rule' && before?.type === 'rule' && before.selector === rule.selector) {
      const props = new Set(declarationsOf(rule).map(({ prop }) => prop));
      for (const declaration of declarationsOf(before)) if (props.has(declaration.prop)) declaration.remove();
      if (before.nodes.length === 0) before.remove();
    }
  }
  supports.replaceWith(supports.nodes ?? []);
}

function dropRepeated(rule: Rule): void {
  const said = new Set<string>();
  for (const declaration of declarationsOf(rule).toReversed()) {
    const text = declaration.toString();
    if (said.has(text)) declaration.remove();
    said.add(text);
  }
}

function dropPrefixed(rule: Rule): void {
  const known = new Set(declarationsOf(rule).map(({ prop }) => prop));
  for (const declaration of declarationsOf(rule)) {
    const plain = declaration.prop.replace(PREFIXED, '');
    if (plain !== declaration.prop && known.has(plain)) declaration.remove();
  }
}

const declarationsOf = (rule: Rule): Declaration[] => rule.nodes.filter((node) => node.type === 'decl');

/**
 * Writes the initial value of each variable of utilities that no rule of `sheet` sets where it is read, or else what stands for it. One with a
 * type stays: a length of 0 is more than the text `0`. Changes `sheet`.
 */
export function foldUnset(sheet: Root): void {
  const set = new Set<string>();
  sheet.walkDecls(/^--tw-/, ({ prop }) => {
    set.add(prop);
  });
  const initial = new Map<string, string>();
  const typed = new Set<string>();
  sheet.walkAtRules('property', (rule) => {
    rule.walkDecls('initial-value', ({ value }) => {
      initial.set(rule.params, value);
    });
    rule.walkDecls('syntax', ({ value }) => {
      if (value !== '"*"') typed.add(rule.params);
    });
  });
  sheet.walkDecls((declaration) => {
    declaration.value = declaration.value.replaceAll(READING, (reading, name: string, standIn?: string) =>
      set.has(name) || typed.has(name) ? reading : (initial.get(name) ?? standIn ?? reading),
    );
  });
}

/** Writes each constant of Tailwind's theme where it is read, unless another rule of `sheet` sets it too. Changes `sheet`. */
export function foldConstants(sheet: Root): void {
  const settings = new Map<string, Declaration[]>();
  sheet.walkDecls(/^--/, (declaration) => {
    settings.set(declaration.prop, [...(settings.get(declaration.prop) ?? []), declaration]);
  });
  const constants = new Map<string, string>();
  for (const [name, [setting, ...others]] of settings) {
    const layer = setting?.parent?.parent as AtRule | undefined;
    if (setting && others.length === 0 && layer?.name === 'layer' && layer.params === 'theme')
      constants.set(name, setting.value);
  }
  sheet.walkDecls((declaration) => {
    declaration.value = declaration.value.replaceAll(
      /var\((--[\w-]+)\)/g,
      (reading, name: string) => constants.get(name) ?? reading,
    );
  });
}
