/** What an address of the provider is, and what several of them read from their forms. */
import { formOf, listOf, numberOf, textOf, type Form, type FormValue } from '../form.ts';
import { wrongInput } from '../house-error.ts';
import { type Store } from '../store.server.ts';
import type { HouseObject, Price, PromotionCode } from '../objects.ts';

export interface Route {
  method: string;
  path: string[];
  act(store: Store, form: Form, ids: string[]): Promise<unknown>;
}

export const on = (line: string, act: Route['act']): Route => {
  const [method, path] = line.split(' ') as [string, string];
  return { method, path: path.split('/'), act };
};

export const asList = (data: HouseObject[]) => ({ object: 'list', data, has_more: false, url: '/' });
export const metaOf = (value: FormValue) =>
  Object.fromEntries(Object.entries(formOf(value)).map(([name, text]) => [name, textOf(text) ?? '']));
export const needed = (form: Form, name: string): string => {
  const value = textOf(form[name]);
  if (value === undefined) throw wrongInput(`Missing required param: ${name}.`, name);
  return value;
};
const limitOf = (form: Form) => Math.min(100, numberOf(form.limit) ?? 10);

/** One object by its id. */
export const read = <T extends HouseObject>(path: string, type: T['object']) =>
  on(`GET ${path}/:id`, (store, _form, [id]) => store.get<T>(id!, type));

export const listed = <T extends HouseObject>(
  path: string,
  type: T['object'],
  keep?: (one: T, form: Form) => boolean,
) =>
  on(`GET ${path}`, async (store, form) => {
    const all = await store.list<T>(type, { customer: textOf(form.customer), limit: 1000 });
    return asList(all.filter((one) => !keep || keep(one, form)).slice(0, limitOf(form)));
  });

export async function couponOf(store: Store, discounts: FormValue): Promise<string | null> {
  const first = formOf(listOf(discounts)[0]);
  const code = textOf(first.promotion_code);
  if (code) return (await store.get<PromotionCode>(code, 'promotion_code')).promotion.coupon;
  return textOf(first.coupon) ?? null;
}

export async function priceOf(store: Store, items: FormValue): Promise<Price | undefined> {
  const id = textOf(formOf(listOf(items)[0]).price);
  return id ? store.get<Price>(id, 'price') : undefined;
}
