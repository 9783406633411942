import { brand } from '@named-first/contract';
import { Heading, Text } from 'react-email';
import { styles } from './mail-styles.ts';

export function Discount() {
  return (
    <>
      <Heading as="h2" style={styles.heading}>
        If you would rather have us do it
      </Heading>
      <Text style={styles.text}>Your discount code, good for any plan:</Text>
      <Text style={styles.code}>{brand.discountCode}</Text>
    </>
  );
}
