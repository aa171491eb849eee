import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Button } from './button.tsx';
import { Checkbox } from './checkbox.tsx';
import { Field } from './field.tsx';
import { IconButton } from './icon-button.tsx';
import { Input } from './input.tsx';
import { PasswordInput } from './password-input.tsx';
import { Progress } from './progress.tsx';
import { RadioCards } from './radio-cards.tsx';
import { Select } from './select.tsx';
import { Switch } from './switch.tsx';
import { Textarea } from './textarea.tsx';

/** The attributes of the first such element. */
function attributes(markup: string, tag: string): Record<string, string> {
  const opening = new RegExp(`<${tag}\\b([^>]*)>`).exec(markup)?.[1] ?? '';
  return Object.fromEntries(
    [...opening.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name!, value!]),
  );
}

describe('Button', () => {
  it('does not send a form unless asked to', () => {
    expect(attributes(renderToStaticMarkup(<Button>Save</Button>), 'button')['type']).toBe('button');
    expect(attributes(renderToStaticMarkup(<Button type="submit">Save</Button>), 'button')['type']).toBe(
      'submit',
    );
  });

  it('keeps its label and its focus while pending', () => {
    const markup = renderToStaticMarkup(<Button pending>Save</Button>);
    expect(attributes(markup, 'button')).toMatchObject({ 'aria-busy': 'true', 'aria-disabled': 'true' });
    expect(attributes(markup, 'button')).not.toHaveProperty('disabled');
    expect(markup).toContain('Save');
    expect(markup).toContain('animate-spin');
  });

  it('dresses a link', () => {
    const markup = renderToStaticMarkup(
      <Button asChild>
        <a href="/ai">Tools</a>
      </Button>,
    );
    expect(markup).toMatch(/^<a [^>]*href="\/ai"[^>]*>Tools<\/a>$/);
    expect(markup).toContain('bg-bamboo');
  });

  it('with only an icon has a name', () => {
    expect(attributes(renderToStaticMarkup(<IconButton label="Close" />), 'button')['aria-label']).toBe(
      'Close',
    );
  });
});

describe.each([
  ['input', <Input key="control" />],
  ['input', <PasswordInput key="control" />],
  ['textarea', <Textarea key="control" />],
  ['select', <Select key="control" />],
])('Field around %s', (tag, control) => {
  it('ties label, hint and error to the control', () => {
    const markup = renderToStaticMarkup(
      <Field label="Name" hint="As on the door" error="Too short" required>
        {control}
      </Field>,
    );
    const { id, ...rest } = attributes(markup, tag);
    expect(attributes(markup, 'label')['for']).toBe(id);
    expect(rest).toMatchObject({ 'aria-describedby': `${id}-hint ${id}-error`, 'aria-invalid': 'true' });
    expect(markup).toContain(`id="${id}-hint"`);
    expect(markup).toContain(`id="${id}-error"`);
    expect(rest).toHaveProperty('required');
  });

  it('adds nothing that is not there', () => {
    const plain = attributes(renderToStaticMarkup(<Field label="Name">{control}</Field>), tag);
    expect(plain).not.toHaveProperty('aria-describedby');
    expect(plain).not.toHaveProperty('aria-invalid');
    expect(plain).not.toHaveProperty('required');
  });
});

describe('choices', () => {
  it('describe a checkbox by its hint and error', () => {
    const markup = renderToStaticMarkup(<Checkbox label="Terms" hint="Short" error="Please tick" />);
    const described = attributes(markup, 'input')['aria-describedby']!.split(' ');
    expect(described).toHaveLength(2);
    for (const id of described) expect(markup).toContain(`id="${id}"`);
    expect(attributes(markup, 'input')['aria-invalid']).toBe('true');
  });

  it('announce a switch as one', () => {
    expect(attributes(renderToStaticMarkup(<Switch label="Letter" />), 'input')['role']).toBe('switch');
  });

  it('share one name and check the chosen card', () => {
    const options = [
      { value: 'light', label: 'Light' },
      { value: 'dark', label: 'Dark' },
    ] as const;
    const markup = renderToStaticMarkup(
      <RadioCards legend="Theme" name="theme" defaultValue="dark" options={options} />,
    );
    expect(markup.match(/name="theme"/g)).toHaveLength(2);
    expect(markup).toMatch(/<input[^>]*checked=""[^>]*value="dark"|<input[^>]*value="dark"[^>]*checked=""/);
    expect(markup).toContain('<legend');
  });
});

describe('Progress', () => {
  it('says the percent, within bounds', () => {
    expect(renderToStaticMarkup(<Progress label="Reading" percent={42.4} />)).toContain('42%');
    expect(
      attributes(renderToStaticMarkup(<Progress label="Reading" percent={140} />), 'progress')['value'],
    ).toBe('100');
  });

  it('has no value while the end is unknown', () => {
    expect(attributes(renderToStaticMarkup(<Progress label="Waiting" />), 'progress')).not.toHaveProperty(
      'value',
    );
  });
});
