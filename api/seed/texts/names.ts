import type { CountryCode } from '@rendezvous/contract/kernel/countries';

type Names = Readonly<Record<'female' | 'male', readonly string[]>>;

const split = (female: string, male: string): Names => ({ female: female.split(' '), male: male.split(' ') });

const DUTCH = split(
  'Marlies Lotte Femke Sanne Anouk Roos Fleur Maaike Esther Ilse Nienke Wendy Marloes Jolanda Saskia Tessa Iris Eva Merel Britt Annemiek Carla Petra Linda Mirjam Yvonne Babette Floor Hanneke Lieke Noor Suzan Tamara',
  'Joris Bas Sjoerd Wouter Ruben Thijs Niels Jeroen Maarten Bram Koen Sander Tim Gijs Rutger Pieter Henk Wim Jaap Ronald Erik Marcel Frank Arjan Stijn Luuk Hidde Teun Olaf Freek Menno Casper',
);
const FLEMISH = split(
  'Elke Griet Veerle Leen Annelies Katrien Silke Amelie Charlotte Sofie Lore Hilde Celine Nathalie Aurelie',
  'Dries Pieterjan Wannes Jonas Lowie Geert Filip Stef Brecht Thibault Maxime Olivier Laurent Benoit Yannick',
);
const GERMAN = split(
  'Katharina Anke Svenja Nadine Julia Lena Franziska Miriam Sabine Heike Steffi Jana Carolin Wiebke Antje Ines Melanie Birgit Silvia Kerstin Theresa Pauline Frieda Ronja Ulrike Gesa Tanja Marlene Carina Hannah Elif Leonie',
  'Lukas Jan Florian Matthias Stefan Torsten Jens Kai Sebastian Dominik Fabian Holger Uwe Ralf Bernd Juergen Moritz Felix Hendrik Malte Ole Tobias Marco Andreas Sven Nico Emre Philipp Rainer Dirk Konstantin Till',
);
const AUSTRIAN = split(
  'Magdalena Verena Viktoria Lisa Bettina Manuela Gudrun Johanna Selina Theres Elisa Kathi Romana',
  'Gernot Wolfgang Georg Markus Reinhard Michi Raphael Hannes Gregor Valentin Clemens Roland Leopold',
);
const SWISS = split(
  'Seraina Corinne Regula Nina Vreni Fabienne Livia Chiara Elodie Mathilde Rahel Sarina Barbara',
  'Reto Urs Beat Luca Andri Damian Silvan Cedric Matteo Gian Adrian Nils Remo',
);
const FRENCH = split(
  'Claire Camille Juliette Manon Sandrine Valerie Elise Oceane Ines Margaux Delphine Solene Aurore Pauline Virginie Yasmine',
  'Antoine Julien Mathieu Hugo Romain Sylvain Thierry Pascal Bastien Loic Quentin Fabrice Karim Etienne Gilles',
);
const ITALIAN = split(
  'Giulia Francesca Alessia Federica Martina Silvia Elena Ilaria Beatrice Serena Ornella Paola Ginevra Noemi Rosanna',
  'Luca Marco Alessandro Davide Matteo Simone Giorgio Stefano Riccardo Edoardo Fabio Nicola Claudio Dario Tommaso',
);
const SPANISH = split(
  'Lucia Carmen Marta Paula Nuria Rocio Ainhoa Sofia Irene Pilar Alba Montse Noelia Candela Raquel',
  'Javier Alvaro Sergio Pablo Diego Ruben Iker Adrian Rafa Jordi Manuel Gonzalo Hugo Oscar Ramon',
);
const POLISH = split(
  'Agnieszka Katarzyna Magda Ola Zofia Kinga Ewa Monika Justyna Weronika Dorota Karolina Patrycja Beata Hania',
  'Tomasz Marek Pawel Krzysztof Jakub Michal Bartek Wojtek Grzegorz Kamil Piotr Rafal Szymon Darek Maciek',
);
const ENGLISH = split(
  'June Rosie Hannah Megan Charlotte Imogen Freya Harriet Bethany Gemma Kirsty Nicola Alison Fiona Priya Aoife Niamh Sinead Ciara Orla Ashley Brooke Jasmine Kayla Denise Tamika Maya Paige Shannon Courtney Matilda Georgia Aroha Zoe Abigail Melissa Kelly Naomi Lauren Robyn Vanessa Heather Audrey Erin Stella Ruby Amara Sienna',
  'Ben Oliver Callum Rhys Ewan Liam Conor Declan Padraig Cian Nathan Kwame Marcus Tyler Jordan Derek Wyatt Mason Elliot Graham Stuart Trevor Neil Hamish Lachlan Angus Bruce Cooper Tane Joel Toby Freddie Isaac Caleb Dwayne Carlos Vincent Simon Gavin Russell Leon Miles Spencer Grant Arlo Theo Jerome Desmond',
);

/** First names per country, without accents so that they serve as user names. */
export const NAMES: Readonly<Record<CountryCode, Names>> = {
  NL: DUTCH,
  BE: FLEMISH,
  DE: GERMAN,
  AT: AUSTRIAN,
  CH: SWISS,
  FR: FRENCH,
  IT: ITALIAN,
  ES: SPANISH,
  PL: POLISH,
  IE: ENGLISH,
  GB: ENGLISH,
  US: ENGLISH,
  CA: ENGLISH,
  AU: ENGLISH,
  NZ: ENGLISH,
};
