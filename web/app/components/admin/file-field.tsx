import type { ComponentProps } from 'react';
import { PageStyle } from '../page-style';
import { Field } from '../ui/field';
import fileFieldStyles from './file-field.css?inline';

/** A field for a file, whose button looks like ours. */
export function FileField(field: Omit<ComponentProps<typeof Field>, 'type' | 'className'>) {
  return (
    <>
      <PageStyle href="file-field" precedence="page" text={fileFieldStyles} />
      <Field {...field} type="file" className="file-field" />
    </>
  );
}
