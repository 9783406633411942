import type { ComponentProps } from 'react';
import { PageStyle } from '../page-style';
import { Field } from '../ui/field';
import fileFieldStyles from './file-field.css?inline';

/** A file field whose button has our style. */
export function FileField(field: Omit<ComponentProps<typeof Field>, 'type' | 'className'>) {
  return (
    <>
      <PageStyle href="file-field" precedence="page" text={fileFieldStyles} />
      <Field {...field} type="file" className="file-field" />
    </>
  );
}
